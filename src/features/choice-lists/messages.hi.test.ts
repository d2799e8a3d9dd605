import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: kept lists', () => {
  const max = AMOUNTS.map((amount) => [{ max: amount }])
  const faults = hindiFaults(en, hi, {
    'choiceListMessages.errors.too-long': max,
    'choiceListErrorMessages.too-many-lists': max,
    'choiceListErrorMessages.too-many-versions': max,
    'choiceListErrorMessages.too-many-comments': max,
    'choiceListMessages.lock.version': NAMES.map((day) => [1234, day]),
    'choiceListMessages.lock.changed': [[0, 1234]],
    'choiceListMessages.comments.by': NAMES.map((name) => [name, 'counsellor']),
    'choiceListMessages.comments.on': NAMES.map((college) => [1234, college]),
  })
  expect(faults).toEqual([])
})
