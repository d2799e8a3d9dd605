import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as dashboardEn from './dashboard-messages.en'
import * as dashboardHi from './dashboard-messages.hi'
import * as mailsEn from './emails/messages.en'
import * as mailsHi from './emails/messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: accounts', () => {
  expect(hindiFaults(en, hi, { 'fields.too-long': AMOUNTS.map((max) => [{ max }]) })).toEqual([])
  expect(
    hindiFaults(dashboardEn, dashboardHi, {
      'dashboard.stillMissing': AMOUNTS.map((done) => [done, 10, ['phone', 'kind', 'resume']]),
    }),
  ).toEqual([])
  expect(hindiFaults(mailsEn, mailsHi, { greeting: NAMES.map((fullName) => [{ fullName, verified: true }]) })).toEqual(
    [],
  )
})

it('names missing profile fields in Hindi', () => {
  expect(dashboardHi.dashboard.stillMissing(8, 10, ['registrationCouncil', 'resume'])).toBe(
    '10 में से 8 जानकारियां भरी हैं। अभी बाकी: मेडिकल काउंसिल, CV।',
  )
})
