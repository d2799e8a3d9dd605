import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('says in Hindi what the English says of kept lists, by the rules of Hindi', () => {
  const most = AMOUNTS.map((amount) => [{ most: amount }])
  const faults = hindiFaults(en, hi, {
    'choiceListMessages.errors.too-long': most,
    'choiceListErrorMessages.too-many-lists': most,
    'choiceListErrorMessages.too-many-versions': most,
    'choiceListErrorMessages.too-many-comments': most,
    'choiceListMessages.lock.version': NAMES.map((day) => [1234, day]),
    'choiceListMessages.lock.changed': [[0, 1234]],
    'choiceListMessages.comments.by': NAMES.map((name) => [name, 'counsellor']),
    'choiceListMessages.comments.on': NAMES.map((college) => [1234, college]),
  })
  expect(faults).toEqual([])
})
