import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as sourcesEn from '../sources/messages.en'
import * as sourcesHi from '../sources/messages.hi'
import * as uiEn from '../ui/messages.en'
import * as uiHi from '../ui/messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'
import * as errorEn from './screens/error-messages.en'
import * as errorHi from './screens/error-messages.hi'

const DAY = '2026-11-24'
const kinds = ['official', 'college', 'press', 'own'] as const

it('has Hindi messages by the rules of Hindi: on every page', () => {
  expect(hindiFaults(uiEn, uiHi)).toEqual([])
  expect(hindiFaults(en, hi, { 'layoutMessages.footer.copyright': AMOUNTS.map((year) => [year, NAMES[0]]) })).toEqual(
    [],
  )
  expect(hindiFaults(errorEn, errorHi)).toEqual([])
})

it('translates the status of a figure', () => {
  const line = { standing: 'आधिकारिक स्रोत', publisher: null, year: null, checkedOn: null }
  const marks = ['official', 'other', 'own', 'old'].flatMap((standing) =>
    [...kinds, null].flatMap((kind) => ['2024-25', null].map((year) => [standing, kind, year])),
  )
  const values = {
    'sourceMessages.mark': marks,
    'sourceMessages.inWords': kinds.flatMap((kind) => ['2024-25', null].map((year) => [kind, year])),
    'sourceMessages.checkedOn': [[DAY]],
    'sourceMessages.line': [
      [line],
      ...NAMES.map((publisher) => [{ ...line, publisher, year: '2025', checkedOn: DAY }]),
    ],
  }
  expect(hindiFaults(sourcesEn, sourcesHi, values)).toEqual([])
})
