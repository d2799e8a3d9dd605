import { expect, it } from 'vitest'
import { cutOffMessages } from './messages.en'

it.each([
  ['3B', 'Category III B', 'Category III B (3B)'],
  ['UR', 'Unreserved (UR)', 'Unreserved (UR)'],
  ['All India', 'All-India quota', 'All-India quota'],
  ['Open', 'Open', 'Open'],
  ['GM', null, 'GM'],
])('does not repeat %s', (code, words, said) => {
  expect(cutOffMessages.term(code, words)).toBe(said)
})
