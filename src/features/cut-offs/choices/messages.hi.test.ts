import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: the list of choices', () => {
  const file = 'my-choice-list.csv'
  expect({ en: en.choiceMessages.csv.file, hi: hi.choiceMessages.csv.file }).toEqual({ en: file, hi: file })
  const faults = hindiFaults(en, hi, {
    'choiceMessages.ofAuthority': NAMES.map((name) => [name, 1234]),
    'choiceMessages.closed': AMOUNTS.map((amount) => [NAMES[0], 2025, amount]),
    'choiceMessages.row': [[NAMES]],
    'choiceMessages.replay.missed': [[NAMES]],
    'choiceMessages.replay.rounds': [[NAMES]],
    'choiceMessages.replay.missedAt': [
      [2, 1234, 1234],
      [2, 1234, 5678],
    ],
    'choiceMessages.replay.got': NAMES.map((name) => [1234, name]),
  })
  expect(faults.filter((fault) => !fault.startsWith('choiceMessages.csv.file'))).toEqual([])
})
