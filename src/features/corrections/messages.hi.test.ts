import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: corrections', () => {
  expect(hindiFaults(en, hi, { 'correctionMessages.errors.too-long': AMOUNTS.map((max) => [{ max }]) })).toEqual([])
})
