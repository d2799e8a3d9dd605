import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

const STARTS = ['signUp', 'lastUse', 'upload', 'withdrawal', 'end', 'closing', 'deletion', 'writing', 'lastChange']
const times = AMOUNTS.flatMap((count) => STARTS.map((start) => [count, start]))

it('says in Hindi what the English says of the information pages, by the rules of Hindi', () => {
  const values = { 'pageMessages.legal.retention.days': times, 'pageMessages.legal.retention.months': times }
  expect(hindiFaults(en, hi, values)).toEqual([])
})
