import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { dialledPhone } from '@/lib/text/typed/phone'
import { formSchemas, kindSchemas } from './form-schemas'
import { enquiryMessages } from './messages'

const person = { name: ' Asha Verma ', email: ' Asha@Example.ORG ', message: 'Which colleges take my rank?' }

describe('dialledPhone', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['0612 230 0000', '+916122300000'],
    ['+977 984-1234567', '+9779841234567'],
    ['+1 415 555 2671', '+14155552671'],
  ])('normalises %s to %s', (typed, number) => expect(dialledPhone(typed)).toBe(number))

  it.each(['12345', 'abc', '+91 00000 00000', '', '98765432101234567'])('rejects %s', (typed) =>
    expect(dialledPhone(typed)).toBeNull(),
  )
})

describe('the contact form', () => {
  it('trims input and fills the default subject', () => {
    const { data } = formSchemas.contact.safeParse({ ...person, phone: '', subject: '' })
    expect(data).toMatchObject({ name: 'Asha Verma', email: 'asha@example.org', subject: 'admission-counseling' })
    expect(data?.phone).toBeUndefined()
  })

  it('names every invalid field', () => {
    const { error } = formSchemas.contact.safeParse({ email: 'asha', phone: '12', subject: 'other' })
    expect(Object.keys(error ? fieldErrorsOf(error, enquiryMessages('en').errors) : {}).sort()).toEqual([
      'email',
      'message',
      'name',
      'phone',
      'subject',
    ])
  })
})

describe('the admission form', () => {
  const valid = { ...person, message: undefined, phone: '9876543210' }

  it('requires the phone but not the message', () => {
    expect(formSchemas.admission.safeParse(valid).success).toBe(true)
    expect(formSchemas.admission.safeParse({ ...valid, phone: '' }).success).toBe(false)
  })

  it.each(['0', '720', 650, '', '६५०', '650/720', '650 marks'])('accepts a NEET score of %s', (neetScore) =>
    expect(formSchemas.admission.safeParse({ ...valid, neetScore }).success).toBe(true),
  )
  it.each(['-1', '721', '600.5', 'high', '1e2', '0x10', '650/800'])('rejects a NEET score of %s', (neetScore) =>
    expect(formSchemas.admission.safeParse({ ...valid, neetScore }).success).toBe(false),
  )

  it('parses a rank as a whole', () => {
    const rankOf = (rank: string) => formSchemas.admission.safeParse({ ...valid, rank }).data?.rank
    expect(rankOf('1.2 lakh')).toBe(120_000)
    expect(rankOf('25 000')).toBe(25_000)
    for (const rank of ['650/720', '98.5', '1e5', '0']) expect(rankOf(rank)).toBeUndefined()
  })

  it('accepts only the courses of the form and the guidance pages', () => {
    for (const course of ['mch', 'bams', '']) {
      expect(formSchemas.admission.safeParse({ ...valid, course }).success).toBe(true)
    }
    expect(formSchemas.admission.safeParse({ ...valid, course: 'law' }).success).toBe(false)
  })
})

describe('the counselling forms', () => {
  it('require a phone only in the contact page’s dialog', () => {
    expect(formSchemas.counselling.safeParse(person).success).toBe(false)
    expect(formSchemas['counselling-popup'].safeParse(person).success).toBe(true)
  })

  it('keep their fixed subject', () => {
    expect(kindSchemas.counselling.parse({ ...person, subject: 'partnership' }).subject).toBe('personal-counseling')
  })
})
