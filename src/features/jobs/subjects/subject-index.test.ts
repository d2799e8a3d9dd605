import { describe, expect, it } from 'vitest'
import type { SearchTerm } from '@/lib/search/dictionary'
import { canonicals, type SubjectCount, subjectAt, subjectIndex } from './subject-index'

const TERMS: SearchTerm[] = [
  { kind: 'place', value: 'Bengaluru', spellings: ['bangalore', 'बेंगलुरु'] },
  { kind: 'place', value: 'पटना', spellings: ['Patna'] },
  { kind: 'department', value: 'Cardiology', spellings: ['heart'] },
  { kind: 'designation', value: 'Consultant', spellings: ['specialist'] },
  { kind: 'state', value: 'Bihar', spellings: [] },
]
const count = (department: string, location: string, open: number, offered = open): SubjectCount => ({
  department,
  location,
  designation: null,
  open,
  offered,
})

describe('subject index', () => {
  const index = subjectIndex(
    [
      count('Cardiology', 'Bangalore', 2),
      count('cardiology', 'Bengaluru', 3, 1),
      count('Consultant', 'Bengaluru', 1),
      count('Sleep Medicine', 'Old Town', 0),
      count('हृदय', 'Bangalore', 1),
    ],
    TERMS,
  )
  const at = (segment: 'subject' | 'place', slug: string) => {
    const found = subjectAt(index, segment, slug)
    return found && ('subject' in found ? `${found.subject.kind} ${found.subject.name}` : `to ${found.movedTo}`)
  }

  it.each([
    ['place', 'bengaluru', 'place Bengaluru'],
    ['place', 'bangalore', 'to bengaluru'],
    // A name in another script has the address of a spelling that has Latin letters.
    ['place', 'patna', 'place पटना'],
    ['place', 'old-town', 'place Old Town'],
    ['subject', 'cardiology', 'department Cardiology'],
    ['subject', 'heart', 'to cardiology'],
    ['subject', 'sleep-medicine', 'department Sleep Medicine'],
    // A department takes precedence over a designation of the same name.
    ['subject', 'consultant', 'department Consultant'],
    ['subject', 'bengaluru', null],
    ['place', 'cardiology', null],
    ['place', 'bihar', null],
    ['place', 'constructor', null],
    ['subject', '', null],
  ] as const)('resolves %s %s to %s', (segment, slug, expected) => expect(at(segment, slug)).toBe(expected))

  it('adds up several spellings', () => {
    const found = subjectAt(index, 'place', 'bengaluru')
    expect(found).toMatchObject({ subject: { values: ['Bangalore', 'Bengaluru'], open: 7, offered: 5 } })
    const pair = index.pairs.find(({ kind, key }) => kind === 'department' && key === 'cardiology')
    expect(pair).toMatchObject({ place: 'bengaluru', open: 5, offered: 3 })
  })

  it('skips pairs without open vacancies', () => {
    expect(index.pairs.filter(({ key }) => key === 'sleep medicine')).toEqual([])
  })
})

const of = canonicals([
  { kind: 'place', value: 'Bengaluru', spellings: ['bangalore', 'बेंगलुरु'] },
  { kind: 'department', value: 'Surgery', spellings: ['general surgery'] },
  { kind: 'place', value: 'Bangalore', spellings: ['blr'] },
])

it('maps every spelling to one name', () => {
  for (const spelling of ['Bengaluru', ' BENGALURU ', 'बेंगलुरु']) {
    expect(of('place', spelling)).toEqual({ name: 'Bengaluru', key: 'bengaluru' })
  }
})

it('keeps unknown values and those of another kind', () => {
  expect(of('place', 'Saket, New Delhi').name).toBe('Saket, New Delhi')
  expect(of('designation', 'General Surgery').name).toBe('General Surgery')
})

it('prefers a term’s name over another’s spelling', () => {
  expect(of('place', 'bangalore').name).toBe('Bangalore')
})
