import { expect, it } from 'vitest'
import { isVerifiedKind } from './source-rule'

it.each([
  ['official', true],
  ['college', true],
  ['press', true],
  ['own', false],
  [null, false],
  [undefined, false],
] as const)('a figure whose source is %s is public: %s', (kind, isPublic) =>
  expect(isVerifiedKind(kind)).toBe(isPublic),
)
