import { expect, it } from 'vitest'
import { typedValues } from './action-result'

it('a line break that was typed is one character, as a browser counts it', () => {
  const form = new FormData()
  form.append('message', 'one\r\ntwo\nthree')
  expect(typedValues(form)).toEqual({ message: 'one\ntwo\nthree' })
})
