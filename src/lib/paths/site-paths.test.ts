import { describe, expect, it } from 'vitest'
import { MAX_PATH_LENGTH, ownPath, pathsIn } from './site-paths'

describe('ownPath', () => {
  it.each(['/dashboard', '/jobs?highlight=1', '/colleges/patna-medical-college#fees'])('keeps %s', (next) => {
    expect(ownPath(next, '/x')).toBe(next)
  })
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/jobs/..//evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    `/${'a'.repeat(MAX_PATH_LENGTH)}`,
  ])('rejects %s', (next) => {
    expect(ownPath(next, '/x')).toBe('/x')
  })
})

describe('paths', () => {
  it('encodes query parameters', () => {
    expect(pathsIn('en').login('/jobs?a=1&b=2')).toBe('/login?next=%2Fjobs%3Fa%3D1%26b%3D2')
  })
})
