import { expect, it } from 'vitest'
import { isLiveInstitution, isWorthFinding } from './institution-rule'

it.each([
  [{ _status: 'published' }, true],
  [{ _status: 'published', deletedAt: null }, true],
  [{ _status: 'published', deletedAt: '2026-12-01T00:00:00Z' }, false],
  [{ _status: 'draft' }, false],
  [{}, false],
])('a hospital of %o is live: %s', (institution, isLive) => expect(isLiveInstitution(institution)).toBe(isLive))

it.each([
  ['an open vacancy', 1, null, true],
  ['a text of two sentences', 0, 'a'.repeat(120), true],
  ['a shorter text', 0, 'a'.repeat(119), false],
  ['a short text among empty lines', 0, ` ${'a'.repeat(119)} \n`, false],
  ['nothing', 0, null, false],
])('the page of a hospital with %s is indexed: %s', (_, open, about, isOffered) =>
  expect(isWorthFinding(open, about)).toBe(isOffered),
)
