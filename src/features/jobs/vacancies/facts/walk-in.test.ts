import { describe, expect, it } from 'vitest'
import { deadlineWithWalkIn, endsBeforeWalkIn, isWalkInOver } from './walk-in'

const AT = '2026-12-02T03:30:00.000Z'

describe('deadline of a vacancy with a walk-in interview', () => {
  it('is the interview’s day by default', () => {
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: null })).toBe('2026-12-02T12:00:00.000Z')
  })

  it('is the stated one unless the interview is later', () => {
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: '2026-12-20T12:00:00.000Z' })).toBe('2026-12-20T12:00:00.000Z')
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: '2026-11-20T12:00:00.000Z' })).toBe('2026-12-02T12:00:00.000Z')
  })

  it('may be the interview’s day at any hour', () =>
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: '2026-12-02T01:00:00.000Z' })).toBe('2026-12-02T01:00:00.000Z'))

  it('stays when an interview on another day moves', () => {
    const before = { walkInAt: '2026-12-10T03:30:00.000Z', deadline: '2026-12-20T12:00:00.000Z' }
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: before.deadline }, before)).toBe(before.deadline)
  })

  it('moves with the interview it was derived from', () => {
    const before = { walkInAt: '2026-12-10T03:30:00.000Z', deadline: '2026-12-10T12:00:00.000Z' }
    expect(deadlineWithWalkIn({ walkInAt: AT, deadline: before.deadline }, before)).toBe('2026-12-02T12:00:00.000Z')
  })

  it('is unchanged without an interview', () => {
    expect(deadlineWithWalkIn({ walkInAt: null, deadline: '2026-12-20T12:00:00.000Z' })).toBe(
      '2026-12-20T12:00:00.000Z',
    )
    expect(deadlineWithWalkIn({ walkInAt: null, deadline: null })).toBeNull()
    expect(deadlineWithWalkIn({})).toBeNull()
  })
})

it('ends after it begins, on the same day of India', () => {
  const at = new Date(AT)
  expect(endsBeforeWalkIn(new Date('2026-12-02T07:30:00.000Z'), at)).toBe(false)
  expect(endsBeforeWalkIn(at, at)).toBe(true)
  // Past midnight in India, though the same day in UTC.
  expect(endsBeforeWalkIn(new Date('2026-12-02T19:00:00.000Z'), at)).toBe(true)
})

it('is over at its end, or with its day', () => {
  const noon = new Date('2026-12-02T06:30:00.000Z')
  expect(isWalkInOver(AT, null, noon)).toBe(false)
  expect(isWalkInOver(AT, '2026-12-02T06:00:00.000Z', noon)).toBe(true)
  expect(isWalkInOver(AT, '2026-12-02T06:30:01.000Z', noon)).toBe(false)
  expect(isWalkInOver(AT, null, new Date('2026-12-02T19:00:00.000Z'))).toBe(true)
})
