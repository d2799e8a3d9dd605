import { expect, test } from 'vitest'
import { textComparisons } from './text-comparisons.mjs'

const found = (line) => textComparisons('src/features/x/actions.ts', line)

test.each([
  "if (refusalOf(error)?.message === jobMessages.notOpen) return 'not-open'",
  'if (accountMessages.unverified === said) return',
  "if (answer === accountErrorMessages['session-ended']) return",
  'case savedMessages.college.saveFailed:',
  'const isLocked = /locked/i.test(error.message)',
  "if (error.message.includes('disk')) return",
  'return KNOWN.includes(error?.message)',
  'if (DISK_FAILURE !== refusal.message) throw error',
  "throw new APIError('No.', 400, null, true)",
])('finds %s', (line) => {
  expect(found(line)).toHaveLength(1)
})

test.each([
  "if (refusalOf(error)?.code === 'vacancy-not-open') return 'not-open'",
  'if (state.message === undefined) return null',
  'return { message: jobMessages.notOpen }',
  'const isShown = !isHydrated && state.message && jobMessages.notOpen',
  'label={isNew ? messages.fields.name : messages.fields.title}',
])('leaves alone %s', (line) => {
  expect(found(line)).toEqual([])
})

test('knows the places where errors of others are told by their sentence', () => {
  expect(textComparisons('src/cms/foreign-errors.ts', 'error.message === UPLOAD_PROBLEM')).toEqual([])
})
