import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { contentFile } from '../../read-content'
import { seatTerms } from '../seat-terms'
import { readRanks } from './rank-list'
import { rankLists } from './rank-lists'

test('reads a rank under its category, with the allotments where they are stated', () => {
  const ranks = `
    college   Open     SC
    one       1200      -
    two       25090/5  80000
  `
  expect(readRanks({ ranks })).toEqual([
    { college: 'one', category: 'Open', closingRank: 1200, allotted: null },
    { college: 'two', category: 'Open', closingRank: 25090, allotted: 5 },
    { college: 'two', category: 'SC', closingRank: 80000, allotted: null },
  ])
  expect(() => readRanks({ ranks: 'college Open\none 1,200' })).toThrow()
  expect(() => readRanks({ ranks: 'college Open SC\none 1200' })).toThrow()
})

test('every list names words and colleges that the seed has, and a college once', () => {
  const slugs = new Set(
    parse<{ slug: string }>(readFileSync(contentFile('colleges.csv')), { columns: true }).map(({ slug }) => slug),
  )
  for (const list of rankLists) {
    const codes = (kind: 'quota' | 'category') =>
      seatTerms.filter((term) => term.authority === list.authority && term.kind === kind).map(({ code }) => code)
    expect(codes('quota')).toContain(list.quota)
    const listed = readRanks(list)
    const unknown = listed.filter(
      ({ college, category }) => !slugs.has(college) || !codes('category').includes(category),
    )
    expect(unknown).toEqual([])
    expect(new Set(listed.map(({ college, category }) => `${college} ${category}`)).size).toBe(listed.length)
  }
})
