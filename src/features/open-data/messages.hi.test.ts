import { expect, it } from 'vitest'
import { hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('says in Hindi what the English says of the open data, by the rules of Hindi', () => {
  expect(hindiFaults(en, hi, {})).toEqual([])
})
