import { describe, expect, it, vi } from 'vitest'
import { passwordProblem } from './password'

describe('passwordProblem', () => {
  it('requires ten characters', async () => {
    expect(await passwordProblem('k7#vQz!pa')).toBe('password-too-short')
  })

  it.each(['password123', 'Password123!', '1234567890', 'qwertyuiop', 'aaaaaaaaaa', 'letmein1234'])(
    'rejects the common password %s',
    async (password) => {
      expect(await passwordProblem(password)).toBe('password-too-common')
    },
  )

  it("rejects the person's own name", async () => {
    expect(await passwordProblem('ashaverma1', ['Asha Verma', 'ashaverma@example.com'])).toBe('password-too-common')
  })

  it.each(['kolkata rains 42', 'correct horse battery', 'vaidya lamp river'])(
    'accepts plain words such as %s',
    async (password) => {
      expect(await passwordProblem(password)).toBeNull()
    },
  )

  it('checks only the beginning of a long password and a few words about the person', async () => {
    const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
    const judged = vi.spyOn(ZxcvbnFactory.prototype, 'check')
    expect(await passwordProblem('ab1!'.repeat(60))).toBe('password-too-long')
    expect(judged).not.toHaveBeenCalled()
    await passwordProblem('a1!'.repeat(66), ['word '.repeat(60_000)])
    // What a judgement costs grows with the square of what is judged.
    const [password, words] = judged.mock.lastCall ?? []
    expect(password).toHaveLength(40)
    expect(words?.length).toBeLessThanOrEqual(20)
    judged.mockRestore()
  })
})
