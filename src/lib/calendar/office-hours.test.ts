import { describe, expect, it } from 'vitest'
import { afterOfficeHours, isOfficeOpen, nextOpening, type OfficeWeek, officeWeek } from './office-hours'

/** An instant by Indian wall clock time. */
const india = (text: string) => new Date(`${text}+05:30`)
const usual: OfficeWeek = officeWeek([]) ?? []

describe('settings lines', () => {
  const nineToSix = [9 * 60, 18 * 60]
  it.each([
    ['Mon-Fri', '9:00-18:00', [null, ...Array(5).fill(nineToSix), null]],
    ['Monday to Friday', '9 am to 6 pm', [null, ...Array(5).fill(nineToSix), null]],
    ['Mon – Fri', '9-6', [null, ...Array(5).fill(nineToSix), null]],
    ['Sat-Mon', '९:०० – १८:००', [nineToSix, nineToSix, null, null, null, null, nineToSix]],
    ['Wed & Sat.', '9 a.m. - 6 p.m.', [null, null, null, nineToSix, null, null, nineToSix]],
    ['Daily', '12 noon to 12 am', Array(7).fill([720, 1440])],
  ])('%s %s are valid', (days, hours, week) => expect(officeWeek([{ days, hours }])).toEqual(week))

  it('close unnamed days and days that a later line closes', () => {
    expect(
      officeWeek([
        { days: 'Daily', hours: '9:00-18:00' },
        { days: 'Sun', hours: 'Closed' },
      ])?.[0],
    ).toBeNull()
    expect(usual.map((day) => day && day[1] / 60)).toEqual([null, 18, 18, 18, 18, 18, 14])
  })

  it.each([
    ['by appointment', '9:00-18:00'],
    ['Mon-Fri', 'mornings'],
    ['Mon-Fri', '18:00-9:00'],
    ['Mon-Fri', '25:00-26:00'],
    ['Sun', 'Closed'],
  ])('%s %s are invalid', (days, hours) => expect(officeWeek([{ days, hours }])).toBeNull())
})

describe('office hours', () => {
  it.each([
    ['2026-11-20T09:00:00', true],
    ['2026-11-20T08:59:59', false],
    ['2026-11-20T17:59:00', true],
    ['2026-11-20T18:00:00', false],
    ['2026-11-21T13:59:00', true],
    ['2026-11-21T14:00:00', false],
    ['2026-11-22T11:00:00', false],
  ])('at %s are open: %s', (moment, open) => expect(isOfficeOpen(usual, india(moment))).toBe(open))

  it.each([
    ['2026-11-20T10:30:00', '2026-11-20T10:30:00'],
    ['2026-11-20T07:15:30', '2026-11-20T09:00:00'],
    ['2026-11-20T18:00:00', '2026-11-21T09:00:00'],
    ['2026-11-21T15:00:00', '2026-11-23T09:00:00'],
    ['2026-11-22T23:59:59', '2026-11-23T09:00:00'],
  ])('after %s it opens at %s', (moment, opening) =>
    expect(nextOpening(usual, india(moment)).toISOString()).toBe(india(opening).toISOString()),
  )

  it.each([
    ['2026-11-20T10:30:00', 4, '2026-11-20T14:30:00'],
    ['2026-11-20T17:00:00', 4, '2026-11-21T12:00:00'],
    ['2026-11-21T13:50:00', 4, '2026-11-23T12:50:00'],
    ['2026-11-22T11:00:00', 4, '2026-11-23T13:00:00'],
    ['2026-11-22T11:00:00', 20, '2026-11-25T11:00:00'],
  ])('after %s the office has been open for %i hours at %s', (moment, hours, then) =>
    expect(afterOfficeHours(usual, india(moment), hours).toISOString()).toBe(india(then).toISOString()),
  )
})
