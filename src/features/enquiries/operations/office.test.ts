import { describe, expect, it } from 'vitest'
import { answerPromise, opensAgain } from './office'

const india = (text: string) => new Date(`${text}+05:30`)

describe('answer promise', () => {
  it.each(['2026-11-20T10:00:00', '2026-11-20T17:50:00', '2026-11-20T23:00:00', '2026-11-21T08:00:00'])(
    'is 24 hours at %s',
    (moment) => expect(answerPromise([], india(moment))).toEqual({ kind: 'within' }),
  )

  it.each([
    ['2026-11-21T13:50:00', '2026-11-23T12:50:00'],
    ['2026-11-21T20:00:00', '2026-11-23T13:00:00'],
    ['2026-11-22T11:00:00', '2026-11-23T13:00:00'],
  ])('on a weekend, at %s, is %s', (moment, promised) =>
    expect(answerPromise([], india(moment))).toEqual({ kind: 'by', moment: india(promised) }),
  )

  it('follows the configured hours', () => {
    const sundays = [{ days: 'Sun', hours: '10:00-12:00' }]
    expect(answerPromise(sundays, india('2026-11-23T09:00:00'))).toEqual({
      kind: 'by',
      moment: india('2026-12-06T12:00:00'),
    })
    expect(answerPromise([{ days: 'Mon-Fri', hours: 'when we can' }], india('2026-11-23T09:00:00'))).toEqual({
      kind: 'open-days',
    })
  })
})

describe('next opening', () => {
  it('is null while open or unknown', () => {
    expect(opensAgain([], india('2026-11-20T10:00:00'))).toBeNull()
    expect(opensAgain([{ days: 'Daily', hours: 'mornings' }], india('2026-11-20T10:00:00'))).toBeNull()
    expect(opensAgain([], india('2026-11-22T10:00:00'))).toEqual(india('2026-11-23T09:00:00'))
  })
})
