import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { atMost } from './at-most'

const problemOf = (text: string) => {
  const { error } = z.object({ text: z.string().trim().check(atMost(4, 'too-long')) }).safeParse({ text })
  return error && fieldErrorsOf(error, { invalid: 'invalid', 'too-long': ({ max }) => `at most ${max}` }).text
}

it.each(['', '1234', ' 1234 ', '😀😀', 'पटना'])('accepts %j', (text) => expect(problemOf(text)).toBeUndefined())

it.each(['12345', '😀😀😀', 'कानपुर'])('names the maximum for %j', (text) => expect(problemOf(text)).toBe('at most 4'))
