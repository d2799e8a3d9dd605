import { expect, it } from 'vitest'
import { typedValues, wasChosen } from './action-result'

it('a typed line break counts as one character', () => {
  const form = new FormData()
  form.append('message', 'one\r\ntwo\nthree')
  expect(typedValues(form)).toEqual({ message: 'one\ntwo\nthree' })
})

it('records that a file was chosen, for one attempt', () => {
  const form = new FormData()
  form.append('resume', new File(['%PDF-'], 'cv.pdf'))
  form.append('photo', new File([], ''))
  const values = typedValues(form)
  expect(values).toEqual({ [wasChosen('resume')]: 'on' })
  const again = new FormData()
  for (const [name, value] of Object.entries(values)) again.append(name, value)
  expect(typedValues(again)).toEqual({})
})

it('a typed NUL is dropped: PostgreSQL stores none, and nobody sees it', () => {
  const form = new FormData()
  form.append('name', 'Asha\0 Verma')
  expect(typedValues(form)).toEqual({ name: 'Asha Verma' })
})
