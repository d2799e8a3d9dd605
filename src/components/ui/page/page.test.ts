import { expect, it } from 'vitest'
import { fittingWords } from './page'

it('sets a heading smaller by its longest word, and leaves usual words alone', () => {
  expect(fittingWords('Which college can I get?')).toBeUndefined()
  expect(fittingWords('Jobs in Thiruvananthapuram')).toBe('max-sm:text-[6.9vw]!')
  expect(fittingWords('Welcome to Chikitsavidyapraveshakam')).toBe('max-sm:text-[5.4vw]!')
  expect(fittingWords(null)).toBeUndefined()
})
