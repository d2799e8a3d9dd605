import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password'
import { fieldTexts } from './texts'

describe('passwordProblem', () => {
  it('wants ten characters', async () => {
    expect(await passwordProblem('k7#vQz!pa')).toBe(fieldTexts.passwordShort)
  })

  it.each(['password123', 'Password123!', '1234567890', 'qwertyuiop', 'aaaaaaaaaa', 'letmein1234'])(
    'refuses %s, which everybody tries',
    async (password) => {
      expect(await passwordProblem(password)).toBe(fieldTexts.passwordCommon)
    },
  )

  it("refuses the person's own name", async () => {
    expect(await passwordProblem('ashaverma1', ['Asha Verma', 'ashaverma@example.com'])).toBe(fieldTexts.passwordCommon)
  })

  it.each(['kolkata rains 42', 'correct horse battery', 'vaidya lamp river'])(
    'accepts plain words such as %s',
    async (password) => {
      expect(await passwordProblem(password)).toBeNull()
    },
  )

  it('is quick for a password of the greatest length', async () => {
    const start = performance.now()
    expect(await passwordProblem('ab1!'.repeat(60))).toBe(fieldTexts.passwordLong)
    await passwordProblem('a1!'.repeat(66))
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
