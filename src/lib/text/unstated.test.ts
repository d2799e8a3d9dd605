import { expect, it } from 'vitest'
import { lastUnstated, moreUnstated } from './unstated'

it('words unstated values consistently for filters and sorting', () => {
  expect(moreUnstated('en', 1200, 'fee-or-owner')).toBe('1,200 more whose fee or owner is not known')
  expect(lastUnstated('en', 1, 'year')).toBe('1 whose year is not known comes last')
  expect(lastUnstated('en', 12, 'fee')).toBe('12 whose fee is not known come last')
  expect(moreUnstated('hi', 1200, 'fee-or-owner')).toBe('1,200 और, जिनमें फीस या संचालक की जानकारी नहीं')
  expect(lastUnstated('hi', 1, 'year')).toBe('जिन 1 में साल की जानकारी नहीं, वे सबसे नीचे')
})
