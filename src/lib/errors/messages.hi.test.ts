import { expect, it } from 'vitest'
import * as limitsEn from '../limits/limit-messages.en'
import * as limitsHi from '../limits/limit-messages.hi'
import * as bodiesEn from '../next-patches/bodies/rejected-body-messages.en'
import * as bodiesHi from '../next-patches/bodies/rejected-body-messages.hi'
import { AMOUNTS, hindiFaults } from '../text/hindi-fixtures'
import * as en from './field-error-messages.en'
import * as hi from './field-error-messages.hi'

it('has Hindi messages by the rules of Hindi: every form', () => {
  expect(hindiFaults(en, hi)).toEqual([])
  const waits = AMOUNTS.map((minutes) => [{ retryAfter: minutes * 60 }])
  expect(hindiFaults(limitsEn, limitsHi, { 'limitErrorMessages.too-many-attempts': waits })).toEqual([])
  expect(hindiFaults(bodiesEn, bodiesHi)).toEqual([])
})
