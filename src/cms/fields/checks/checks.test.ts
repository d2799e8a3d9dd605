import { expect, it } from 'vitest'
import { checkPhone } from './checks'
import { checkMessages } from './messages'

const validate = (value: string, write: object) =>
  checkPhone(value, { operation: 'update', previousValue: '12', req: { payload: {} }, ...write } as never)

it('validates an unchanged value in the studio’s form', () => {
  expect(validate('12', { event: 'onChange', data: {} })).toBe(checkMessages.phone)
  expect(validate('98765 43210', { event: 'onChange', data: {} })).toBe(true)
})

it('skips an unchanged value when another field is written, and validates it when sent or publishable', () => {
  const submit = { event: 'submit', path: ['phone'], data: {} }
  expect(validate('12', submit)).toBe(true)
  expect(validate('12', { ...submit, req: { payload: {}, data: { phone: '12' } } })).toBe(checkMessages.phone)
  expect(validate('12', { ...submit, data: { _status: 'published' } })).toBe(checkMessages.phone)
  expect(validate('13', submit)).toBe(checkMessages.phone)
})
