import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { DEPARTMENTS, DESIGNATIONS, JOB_TYPES } from '@/features/jobs/schema'
import { regions } from '@/seed/files/guidance-files'
import { nameIn, placeIn } from './names'

describe('names in Hindi', () => {
  const known = [...regions().map(({ name }) => name), ...DEPARTMENTS, ...DESIGNATIONS, ...JOB_TYPES, 'B.Sc Nursing']

  it('are there for every region, department, designation and job type of the site', () => {
    expect(known.filter((name) => !/^\p{Script=Devanagari}|^ENT|^B\.Sc/u.test(nameIn('hi', name)))).toEqual([])
  })

  it('leave the English ones as they are, and what nobody has translated', () => {
    expect(known.map((name) => nameIn('en', name))).toEqual(known)
    expect(nameIn('hi', 'Nowhere at all')).toBe('Nowhere at all')
    expect(placeIn('hi', 'Patna', 'Bihar')).toBe('पटना, बिहार')
    expect(placeIn('hi', 'Chandigarh', 'Chandigarh', null)).toBe('चंडीगढ़')
  })

  it('stand once each, spelt by the rules, and none claims a review that nobody made', () => {
    const rows = parse<Record<string, string>>(readFileSync('content/names.csv', 'utf8'), { columns: true })
    const english = rows.map((row) => row.english)
    expect(english.filter((name, index) => english.indexOf(name) !== index)).toEqual([])
    const odd = /[\u0901\u200c\u200d]|[कखगजफ]\u093c|न्[तथदध]/u
    expect(
      rows.filter(({ hindi = '' }) => odd.test(hindi) || hindi !== hindi.normalize('NFC') || !hindi.trim()),
    ).toEqual([])
    expect(rows.filter(({ reviewed }) => reviewed && !/^\d{4}-\d\d-\d\d$/.test(reviewed))).toEqual([])
  })
})
