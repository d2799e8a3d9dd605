import { expect, it } from 'vitest'
import { justDone, standingOf } from './schema'

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

it('says what was just done until something else has happened', () => {
  expect(justDone('confirmed', { state: 'waiting' })).toBe('confirmed')
  expect(justDone('closed', { state: 'closed' })).toBe('closed')
  for (const state of ['closed', 'published', 'declined'] as const) {
    expect(justDone('confirmed', { state })).toBeUndefined()
    expect(justDone('changed', { state })).toBeUndefined()
  }
  expect(justDone('everything', { state: 'waiting' })).toBeUndefined()
})
