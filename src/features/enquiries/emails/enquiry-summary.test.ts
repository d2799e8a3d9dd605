import { describe, expect, it } from 'vitest'
import type { Enquiry } from '@/payload-types'
import { sentCopy } from './enquiry-summary'

const enquiry = { name: 'Asha', phone: '+919876543210', subject: 'support' } as Enquiry

describe('the copy for who sent an enquiry', () => {
  it('holds what they typed, in words, and leaves out what they did not', () => {
    expect(sentCopy('en', { ...enquiry, message: 'A seat?\nFor my son.' }, 'Patna Medical College')).toEqual([
      { label: 'Full name', value: 'Asha' },
      { label: 'Phone', value: '+919876543210' },
      { label: 'Subject', value: 'Support' },
      { label: 'College', value: 'Patna Medical College' },
      { label: 'Message', value: 'A seat?\nFor my son.' },
    ])
  })

  it.each([
    ['Look at https://cheap.example/offer now', 'Look at [web address] now'],
    ['or www.cheap.example', 'or [web address]'],
    ['cheap.example/offer?x=1', '[web address]'],
    ['B.Sc. and M.B.B.S, 50% marks. Please answer', 'B.Sc. and M.B.B.S, 50% marks. Please answer'],
  ])('carries no web address to a stranger: %s', (message, carried) =>
    expect(sentCopy('en', { ...enquiry, message }, null).at(-1)?.value).toBe(carried),
  )
})
