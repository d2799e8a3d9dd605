import { expect, test } from 'vitest'
import { parseEnvironmentFile } from './settings.mjs'

test('reads names and values, quotes, comments and export', () => {
  const text = [
    '# a comment',
    'PORT=4000 # why',
    'export SITE_URL="https://example.org"',
    "MAIL_FROM='VaidyaPath <hello@vaidyapath.example>' # sender",
    'PASSWORD=a#b$c',
    'EMPTY=',
    'not a setting',
  ].join('\n')
  expect(parseEnvironmentFile(text)).toEqual({
    PORT: '4000',
    SITE_URL: 'https://example.org',
    MAIL_FROM: 'VaidyaPath <hello@vaidyapath.example>',
    PASSWORD: 'a#b$c',
    EMPTY: '',
  })
})
