import { expect, it } from 'vitest'
import { cutOffMessages } from './messages.en'

it.each([
  ['3B', 'Category III B', 'Category III B (3B)'],
  ['UR', 'Unreserved (UR)', 'Unreserved (UR)'],
  ['All India', 'All-India quota', 'All-India quota'],
  ['Open', 'Open', 'Open'],
  ['GM', null, 'GM'],
])('says %s once', (code, words, said) => {
  expect(cutOffMessages.term(code, words)).toBe(said)
})
