import { expect, it } from 'vitest'
import { seatTerms } from '@/seed/steps/seed-cut-offs'
import { seatWordsIn } from './seat-words'
import { cutOffMessages } from './shown/messages.hi'

it.each([
  ['State quota', 'राज्य कोटा'],
  ['Backward class A, with a disability', 'पिछड़ा वर्ग A, दिव्यांग'],
  ['Jamia Millia Islamia, Muslim candidates, OBC', 'जामिया मिल्लिया इस्लामिया, मुस्लिम उम्मीदवार, OBC'],
  ['Open, from the moon', 'Open, from the moon'],
])('translates "%s" if every part is known', (english, hindi) => {
  expect(seatWordsIn('hi', english)).toBe(hindi)
  expect(seatWordsIn('en', english)).toBe(english)
})

it('translates the terms and explanations of every authority', () => {
  const said = seatTerms().flatMap(({ words, explanation }) => [words ?? [], explanation ?? []].flat())
  expect(said.filter((english) => !/\p{Script=Devanagari}/u.test(seatWordsIn('hi', english)))).toEqual([])
})

it.each([
  ['3BG', 'Category 3B, from rural schools', 'श्रेणी 3B, ग्रामीण स्कूलों से (3BG)'],
  ['OC', 'Open', 'सामान्य (OC)'],
  ['Open', 'Open', 'सामान्य'],
  ['UR', 'Unreserved (UR)', 'अनारक्षित (UR)'],
  ['GM', null, 'GM'],
])('does not repeat the code %s in Hindi', (code, words, said) => {
  expect(cutOffMessages.term(code, words)).toBe(said)
})
