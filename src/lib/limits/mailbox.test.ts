import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

it('unifies spellings of a mailbox', () => {
  const spellings = ['a.verma@gmail.com', 'AVerma+jobs@googlemail.com', ' av.er.ma+a+b@GMAIL.com']
  expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => 'averma@gmail.com'))
  expect(mailboxOf('Asha+1@Example.org ')).toBe('asha@example.org')
  expect(mailboxOf('"a@b"@example.org')).toBe('"a@b"@example.org')
})

it('keeps different mailboxes apart', () => {
  expect(mailboxOf('a.verma@example.org')).not.toBe(mailboxOf('averma@example.org'))
  expect(mailboxOf('asha@one.example')).not.toBe(mailboxOf('asha@two.example'))
})
