import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

const STARTS = ['signUp', 'lastUse', 'upload', 'withdrawal', 'end', 'closing', 'deletion', 'writing', 'lastChange']
const times = AMOUNTS.flatMap((count) => STARTS.map((start) => [count, start]))

it('has Hindi messages by the rules of Hindi: the information pages', () => {
  const values = { 'pageMessages.legal.retention.days': times, 'pageMessages.legal.retention.months': times }
  expect(hindiFaults(en, hi, values)).toEqual([])
})
