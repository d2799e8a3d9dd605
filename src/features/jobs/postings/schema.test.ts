import { expect, it } from 'vitest'
import { standingOf } from './schema'

it.each([
  ['unconfirmed', false, 'unconfirmed'],
  ['waiting', false, 'waiting'],
  ['waiting', true, 'waiting-published'],
  ['changes-asked', true, 'changes-asked'],
  ['published', true, 'published'],
  ['published', false, 'published-over'],
  ['declined', false, 'declined'],
  ['declined', true, 'declined-published'],
  ['closed', false, 'closed'],
] as const)('%s, open to applicants: %s, is told as %s', (state, isOpen, told) => {
  expect(standingOf({ state, isOpen })).toBe(told)
})
