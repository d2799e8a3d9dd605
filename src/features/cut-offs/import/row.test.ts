import { expect, it } from 'vitest'
import { readRow } from '@/cms/csv/table'
import { nextYear } from '@/cms/fields/checks/problems'
import { CUT_OFF_COLUMNS, readCutOffRow, readRound } from './row'

const thisYear = nextYear() - 1

function complaintsAbout(year: number): string[] {
  const complaints: string[] = []
  const messages = { year: String(year), round: 'R1', closing_rank: '5', course: 'MBBS' }
  readCutOffRow(messages, { complain: (column) => complaints.push(column), remark: () => undefined })
  return complaints
}

it('accepts this year and rejects future years', () => {
  expect(complaintsAbout(thisYear)).toEqual([])
  expect(complaintsAbout(thisYear + 1)).toEqual(['year'])
})

it.each(['12,345', '12345.0', '१२,३४५'])('parses the rank %s', (cell) => {
  const messages = { year: '२०२५', round: 'R1', closing_rank: cell, course: 'MBBS' }
  const complain = (column: string) => expect.unreachable(column)
  expect(readCutOffRow(messages, { complain, remark: complain })).toMatchObject({ year: 2025, closingRank: 12_345 })
})

it('removes line breaks from terms', () => {
  const stated = { year: '2025', authority: 'MCC', quota: 'All\nIndia', round: 'Round\n1', category: 'Open\u00a0PwD' }
  const all = { ...stated, course: 'MBBS', college_name: 'Lake\r\nCollege', closing_rank: '5', source: 'A\nlist' }
  const file = { cells: Object.values(all), row: 2 }
  expect(
    readRow({ title: 'college_name', columns: CUT_OFF_COLUMNS }, Object.keys(all), file, readCutOffRow),
  ).toMatchObject({
    row: { quota: 'All India', round: 'r1', category: 'Open PwD', name: 'Lake College', source: 'A list' },
  })
})

it.each([
  ['R1', 'r1'],
  ['Round 2', 'r2'],
  ['Phase 3', 'r3'],
  ['4', 'r4'],
  ['R2 (provisional list)', 'r2'],
  ['Round  (final) 3', 'r3'],
  ['R1+R2 combined', 'r1-r2'],
  ['1+2', 'r1-r2'],
  ['Round 1 + Round 2', 'r1-r2'],
  ['R1 + R21', null],
  ['After R1+R2', null],
  ['R3 (mop-up)', 'mop-up'],
  ['R3 ( mop up)', 'mop-up'],
  ['Mopup', 'mop-up'],
  ['Extra R2', null],
  ['R2 of 4', null],
  ['Round 12', null],
  ['Mop-up', 'mop-up'],
  ['Stray', 'stray'],
  ['Special stray', 'special-stray'],
  ['Finale', null],
])('parses %s', (written, round) => expect(readRound(written)).toBe(round))
