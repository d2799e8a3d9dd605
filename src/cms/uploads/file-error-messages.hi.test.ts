import { expect, it } from 'vitest'
import { AMOUNTS, hindiFaults } from '@/lib/text/hindi-fixtures'
import * as readersEn from '../personal/reader-messages.en'
import * as readersHi from '../personal/reader-messages.hi'
import * as en from './file-error-messages.en'
import * as hi from './file-error-messages.hi'

it('has Hindi messages by the rules of Hindi: files', () => {
  expect(hindiFaults(readersEn, readersHi)).toEqual([])
  const values = { 'fileErrorMessages.too-many-resumes': AMOUNTS.map((max) => [{ max }]) }
  expect(hindiFaults(en, hi, values)).toEqual([])
})
