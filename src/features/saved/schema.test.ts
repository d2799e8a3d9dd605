import { expect, it } from 'vitest'
import { intentOf, intentText } from './schema'

const id = '0b0d4c5e-1111-4222-8333-444455556666'

it('round-trips an intent', () => {
  expect(intentOf(intentText({ kind: 'job', id }))).toEqual({ kind: 'job', id })
})

it.each([undefined, '', 'college', `user.${id}`, 'college.1', `college.${id}.more`, `college.${id}' OR 1=1`])(
  'rejects %s',
  (text) => {
    expect(intentOf(text)).toBeNull()
  },
)
