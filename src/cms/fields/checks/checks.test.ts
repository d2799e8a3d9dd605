import { expect, it } from 'vitest'
import { checkPhone } from './checks'
import { checkMessages } from './messages'

const validate = (value: string, write: object) =>
  checkPhone(value, { operation: 'update', previousValue: '12', req: { payload: {} }, ...write } as never)

it('judges an old value in the studio’s form, where it is said beside the field', () => {
  expect(validate('12', { event: 'onChange', data: {} })).toBe(checkMessages.phone)
  expect(validate('98765 43210', { event: 'onChange', data: {} })).toBe(true)
})

it('leaves an old value alone when a write is about another field, and judges it when it is sent or can be published', () => {
  const submit = { event: 'submit', path: ['phone'], data: {} }
  expect(validate('12', submit)).toBe(true)
  expect(validate('12', { ...submit, req: { payload: {}, data: { phone: '12' } } })).toBe(checkMessages.phone)
  expect(validate('12', { ...submit, data: { _status: 'published' } })).toBe(checkMessages.phone)
  expect(validate('13', submit)).toBe(checkMessages.phone)
})
