import { describe, expect, it } from 'vitest'
import type { SearchTerm } from '@/lib/search/dictionary'
import { canonicals } from '../subjects/subject-index'
import { type AlertSearch, alertRule, anchorOf, anchorsFor, namedSearch, vacancyKeys } from './alert-rule'

const vacancy = { departmentKey: 'surgery', placeKey: 'delhi', designationKeys: ['consultant', 'senior resident'] }
const nothing = { departmentKeys: [], placeKeys: [], designationKeys: [], words: [] }

describe('alert anchors', () => {
  it.each([
    [{}, ''],
    [{ departmentKeys: ['surgery'] }, 'd:surgery'],
    [{ designationKeys: ['consultant'] }, 'g:consultant'],
    [{ placeKeys: ['delhi'] }, 'p:delhi'],
    [{ departmentKeys: ['surgery'], placeKeys: ['delhi'] }, 'd:surgery|p:delhi'],
    [{ departmentKeys: ['surgery', 'urology'], placeKeys: ['delhi'] }, 'p:delhi'],
    [{ departmentKeys: ['surgery'], designationKeys: ['senior resident'] }, 'd:surgery|g:senior resident'],
    [
      { departmentKeys: ['surgery'], designationKeys: ['consultant'], placeKeys: ['delhi'] },
      'd:surgery|g:consultant|p:delhi',
    ],
  ])('of %j is %j, and matches a suitable vacancy', (given, anchor) => {
    expect(anchorOf({ ...nothing, ...given })).toBe(anchor)
    expect(anchorsFor(vacancy)).toContain(anchor)
  })

  it('matches a vacancy once, and none in another place', () => {
    const anchors = anchorsFor(vacancy)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).not.toContain(anchorOf({ ...nothing, departmentKeys: ['surgery'], placeKeys: ['gaya'] }))
  })
})

const TERMS: readonly SearchTerm[] = [
  { kind: 'department', value: 'Pediatrics', spellings: ['Paediatrics', 'Child health'] },
  { kind: 'designation', value: 'Senior Resident', spellings: ['SR'] },
  { kind: 'designation', value: 'Consultant', spellings: [] },
  { kind: 'place', value: 'Bengaluru', spellings: ['Bangalore'] },
  { kind: 'place', value: 'Mysuru', spellings: ['Mysore'] },
  { kind: 'word', value: 'intensive care', spellings: ['ICU'] },
]
const ANY = { q: '', department: '', location: '', designation: '', type: '', salary: 0, experience: null } as const
const search = (more: Partial<AlertSearch>): AlertSearch => ({ ...ANY, isWalkIn: false, ...more })

describe('alert rule', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'what was chosen, under its one name',
      { department: 'Paediatrics', location: 'Bangalore', designation: 'sr' },
      { departmentKeys: ['pediatrics'], placeKeys: ['bengaluru'], designationKeys: ['senior resident'] },
    ],
    [
      'what was typed and means a name',
      { q: 'child health SR in Bangalore' },
      { departmentKeys: ['pediatrics'], placeKeys: ['bengaluru'], designationKeys: ['senior resident'] },
    ],
    ['either of two places', { q: 'mysore or bangalore' }, { placeKeys: ['mysuru', 'bengaluru'], words: ['or'] }],
    [
      'what was chosen before what was typed of its kind',
      { q: 'paediatrics', department: 'Surgery' },
      { departmentKeys: ['surgery'] },
    ],
    [
      'another word under all its spellings, a short one as a word of its own',
      { q: 'icu' },
      { words: ['\\micu\\M|intensive care'] },
    ],
    ['a short word without another spelling as it stands', { q: 'abc' }, { words: ['abc'] }],
    ['several words', { q: 'night duties' }, { words: ['night', 'duties'] }],
    ['no word of spaces', { q: '  ', location: 'Mysore' }, { placeKeys: ['mysuru'] }],
    ['no word of signs', { q: '%%', location: 'Mysore' }, { placeKeys: ['mysuru'] }],
  ] as const)('is %s', (_, asked, rule) => expect(alertRule(search(asked), TERMS)).toEqual({ ...nothing, ...rule }))
})

it('names only vocabulary terms to an unverified mailbox', () => {
  const typed = {
    q: 'win',
    department: 'paediatrics',
    location: 'BANGALORE',
    designation: 'sr',
    type: 'Contract',
  } as const
  expect(namedSearch(search(typed), TERMS)).toEqual(
    search({ department: 'Pediatrics', location: 'Bengaluru', designation: 'Senior Resident', type: 'Contract' }),
  )
  const strange = search({ department: 'Free money', location: 'Paediatrics', designation: 'Bangalore' })
  expect(namedSearch(strange, TERMS)).toEqual(search({}))
  expect(namedSearch(search({ department: '--' }), [{ kind: 'department', value: '…', spellings: [] }])).toEqual(
    search({}),
  )
})

describe('vacancy keys', () => {
  const read = (designation: string | null, searchText: string | null) =>
    vacancyKeys(
      { department: 'Paediatrics', location: 'Bangalore', designation, searchText },
      canonicals(TERMS),
      TERMS.filter(({ kind }) => kind === 'designation'),
    )

  it('normalise department and place', () =>
    expect(read(null, null)).toEqual({ departmentKey: 'pediatrics', placeKey: 'bengaluru', designationKeys: [] }))

  it.each([
    ['the designation that it states', 'SR', 'consultant wanted', ['senior resident']],
    [
      'else each that its text names, once',
      null,
      'sr or senior resident or consultant',
      ['senior resident', 'consultant'],
    ],
    ['one of which the text has a single spelling', null, 'sr wanted', ['senior resident']],
    ['none that is a part of another word', null, 'srinagar consultants', []],
  ])('include %s', (_, designation, text, keys) => expect(read(designation, text).designationKeys).toEqual(keys))
})
