import { expect, it } from 'vitest'
import type { Language } from '../language'
import { limitErrorMessages } from './rate-limit'

const waitText = (language: Language, retryAfter: number) =>
  limitErrorMessages(language)['too-many-attempts']({ retryAfter })

it.each([
  [1, 'in a minute.', '1 मिनट बाद'],
  [61, 'in 2 minutes.', '2 मिनट बाद'],
  [3600, 'in 60 minutes.', '60 मिनट बाद'],
  [3601, 'in 2 hours.', '2 घंटे बाद'],
  [86_400, 'in 24 hours.', '24 घंटे बाद'],
])('states a wait of %i seconds in a natural unit', (seconds, english, hindi) => {
  expect(waitText('en', seconds)).toBe(`Too many attempts. Please try again ${english}`)
  expect(waitText('hi', seconds)).toContain(hindi)
})
