import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: distances', () => {
  const values = {
    'distanceMessages.from': AMOUNTS.map((amount) => ['पटना', amount]),
    'distanceMessages.several': [[['बिहार', 'महाराष्ट्र']]],
  }
  expect(hindiFaults(en, hi, values)).toEqual([])
})
