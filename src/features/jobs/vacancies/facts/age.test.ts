import { describe, expect, it } from 'vitest'
import { jobMessages } from '../../messages'
import { ageOf, daysToClose } from './age'

const NOW = new Date('2026-03-10T20:00:00Z') // 01:30 on 11 March in India

describe('ageOf', () => {
  it.each([
    ['2026-03-10T19:00:00Z', 'Posted today'],
    ['2026-03-10T18:00:00Z', 'Posted 1 day ago'],
    ['2026-03-08T08:00:00Z', 'Posted 3 days ago'],
    ['2026-03-05T08:00:00Z', 'Posted 6 days ago'],
    ['2026-03-04T08:00:00Z', 'Posted 1 week ago'],
    ['2026-01-11T08:00:00Z', 'Posted 8 weeks ago'],
    ['2026-01-10T08:00:00Z', 'Posted 2 months ago'],
    ['2026-03-20T08:00:00Z', 'Posted today'],
  ])('%s is %s', (postedAt, label) => {
    expect(jobMessages('en').postedAgo(ageOf(postedAt, NOW))).toBe(label)
  })
})

describe('daysToClose', () => {
  it.each([
    ['2026-03-10T08:00:00Z', null],
    ['2026-03-11T08:00:00Z', 'Closes today'],
    ['2026-03-12T08:00:00Z', 'Closes in 1 day'],
    ['2026-03-18T08:00:00Z', 'Closes in 7 days'],
    ['2026-03-19T08:00:00Z', null],
  ])('%s is %s', (deadline, label) => {
    const days = daysToClose(deadline, NOW)
    expect(days === null ? null : jobMessages('en').closesIn(days)).toBe(label)
  })
})
