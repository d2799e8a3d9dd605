import { expect, it } from 'vitest'
import { hindiFaults } from '@/lib/text/hindi-fixtures'
import * as en from './messages.en'
import * as hi from './messages.hi'

it('has Hindi messages by the rules of Hindi: the home page', () => {
  expect(hindiFaults(en, hi)).toEqual([])
})
