import { describe, expect, it } from 'vitest'
import { accountMessages } from './messages'

describe('a missing profile field', () => {
  it('is named inside a sentence', () => {
    expect(accountMessages('en').dashboard.stillMissing(8, 10, ['registrationCouncil', 'resume'])).toBe(
      '8 of 10 filled in. Still missing: medical council, CV.',
    )
  })
})
