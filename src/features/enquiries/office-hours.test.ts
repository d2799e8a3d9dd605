import { describe, expect, it } from 'vitest'
import { isOfficeOpen, nextOpening } from './office-hours'

/** A moment by the clock of India. */
const india = (text: string) => new Date(`${text}+05:30`)

describe('office hours', () => {
  it.each([
    ['2026-11-20T09:00:00', true],
    ['2026-11-20T08:59:59', false],
    ['2026-11-20T17:59:00', true],
    ['2026-11-20T18:00:00', false],
    ['2026-11-21T13:59:00', true],
    ['2026-11-21T14:00:00', false],
    ['2026-11-22T11:00:00', false],
  ])('at %s open is %s', (moment, open) => expect(isOfficeOpen(india(moment))).toBe(open))

  it.each([
    ['2026-11-20T10:30:00', '2026-11-20T10:30:00'],
    ['2026-11-20T07:15:30', '2026-11-20T09:00:00'],
    ['2026-11-20T18:00:00', '2026-11-21T09:00:00'],
    ['2026-11-21T15:00:00', '2026-11-23T09:00:00'],
    ['2026-11-22T23:59:59', '2026-11-23T09:00:00'],
  ])('after %s it opens at %s', (moment, opening) =>
    expect(nextOpening(india(moment)).toISOString()).toBe(india(opening).toISOString()),
  )
})
