import { expect, it } from 'vitest'
import { fittingWords } from './page'

it('shrinks a heading by its longest word only', () => {
  expect(fittingWords('Which college can I get?')).toBeUndefined()
  expect(fittingWords('Jobs in Thiruvananthapuram')).toBe('max-sm:text-[6.9vw]!')
  expect(fittingWords('Welcome to Chikitsavidyapraveshakam')).toBe('max-sm:text-[5.4vw]!')
  expect(fittingWords(null)).toBeUndefined()
})
