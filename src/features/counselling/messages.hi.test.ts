import { expect, it } from 'vitest'
import { hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'
import * as remindersEn from './reminders/messages.en'
import * as remindersHi from './reminders/messages.hi'

const DAY = '2026-11-24'

it('has Hindi messages by the rules of Hindi: counselling dates', () => {
  const values = {
    'counsellingMessages.noticeOf': [[DAY]],
    'counsellingMessages.courses': [[NAMES]],
    'counsellingMessages.authorityDescription': NAMES.flatMap((name) => [
      [name, null],
      [name, name],
    ]),
    'counsellingMessages.description': [
      [{ notice: null, site: 'mcc.nic.in' }],
      ...NAMES.map((notice) => [{ notice, site: 'mcc.nic.in' }]),
    ],
  }
  expect(hindiFaults(en, hi, values)).toEqual([])
})

it('covers reminders', () => {
  const values = {
    'reminderMails.news.subject': [1, 2, 1234].flatMap((count) => NAMES.map((name) => [count, name, DAY])),
    'reminderMails.news.day': [
      [DAY, DAY],
      [DAY, '2026-12-02'],
    ],
  }
  expect(hindiFaults(remindersEn, remindersHi, values)).toEqual([])
})
