import { describe, expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import { ALL_INDIA, calendarChoice, leftOutOfCalendar, nextDates, standingOn } from './calendar'
import type { AuthorityView, DateView } from './queries'

const date = (id: string, startsOn: string, more: Partial<DateView> = {}): DateView => ({
  id,
  what: id,
  courses: [],
  startsOn,
  endsOn: startsOn,
  notice: OWN_LISTING,
  noticeOn: null,
  updatedAt: `${startsOn}T00:00:00.000Z`,
  ...more,
})
const authority = (dates: DateView[], courses: AuthorityView['courses'] = ['mbbs']): AuthorityView => ({
  id: 'a',
  slug: 'a',
  name: 'A',
  shortName: null,
  region: null,
  site: 'https://a.example',
  courses,
  allots: null,
  rules: [],
  dates,
})

const today = '2026-11-22'
const ids = (dates: readonly DateView[]) => dates.map(({ id }) => id)

describe('standingOn', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 'over'],
    ['2026-11-20', '2026-11-22', 'now'],
    ['2026-11-22', '2026-11-22', 'now'],
    ['2026-11-23', '2026-11-25', 'coming'],
  ])('from %s to %s is %s', (startsOn, endsOn, standing) => {
    expect(standingOn(today, { startsOn, endsOn })).toBe(standing)
  })
})

describe('nextDates', () => {
  const dates = [
    date('late', '2027-01-10'),
    date('over', '2026-11-21'),
    date('long', '2026-11-01', { endsOn: '2026-11-30' }),
    date('soon', '2026-11-25'),
  ]

  it('returns ongoing and upcoming dates, nearest first', () => {
    expect(ids(nextDates([authority(dates)], { today }))).toEqual(['long', 'soon', 'late'])
  })

  it('is limited to a number of days', () => {
    expect(ids(nextDates([authority(dates)], { today, within: 28 }))).toEqual(['long', 'soon'])
    expect(ids(nextDates([authority([date('last', '2026-12-20')])], { today, within: 28 }))).toEqual(['last'])
    expect(ids(nextDates([authority([date('beyond', '2026-12-21')])], { today, within: 28 }))).toEqual([])
  })

  it('includes a course’s dates and those of its authority without courses', () => {
    const both = [date('own', '2026-11-25', { courses: ['md-ms'] }), date('all', '2026-11-26')]
    expect(ids(nextDates([authority(both)], { today, course: 'mbbs' }))).toEqual(['all'])
    expect(ids(nextDates([authority(both, [])], { today, course: 'bds' }))).toEqual(['all'])
  })
})

it('drops and reports invalid filters', () => {
  const asked = { state: 'atlantis', course: 'MBBS?' }
  expect(calendarChoice(asked)).toEqual({ state: null, course: null })
  expect(leftOutOfCalendar(asked)).toEqual(['state', 'course'])
})

it('accepts names of states and courses, and the first of repeated parameters', () => {
  const asked = { state: ['Uttar Pradesh', 'Bihar'], course: 'MD/MS' }
  expect(calendarChoice(asked)).toEqual({ state: 'uttar-pradesh', course: 'md-ms' })
  expect(leftOutOfCalendar(asked)).toEqual([])
})

it('reports filters without Latin letters', () => {
  expect(leftOutOfCalendar({ state: 'बिहार' })).toEqual(['state'])
})

it.each([{}, { state: '', course: '' }, { state: 'all', course: 'All' }, { state: ALL_INDIA, course: 'mbbs' }])(
  'accepts %j',
  (asked) => {
    expect(leftOutOfCalendar(asked)).toEqual([])
  },
)
