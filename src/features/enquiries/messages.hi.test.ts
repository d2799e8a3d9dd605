import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as mailsEn from './emails/mail-messages.en'
import * as mailsHi from './emails/mail-messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: enquiries', () => {
  const waits = [null, 0, 0.4, 1, 2, 1234]
  const values = {
    'enquiryMessages.answeredLately': waits.map((medianHours) => [{ number: 1234, inTime: 1200, medianHours }]),
    'enquiryMessages.errors.too-long': AMOUNTS.map((max) => [{ max }]),
  }
  expect(hindiFaults(en, hi, values)).toEqual([])
  expect(hindiFaults(mailsEn, mailsHi)).toEqual([])
})
