import { describe, expect, it } from 'vitest'
import { hasUrl } from './has-url'

describe('hasUrl', () => {
  it.each([
    'https://evil.example',
    'HTTP://10.0.0.1',
    'ftp://files',
    'www.evil.example',
    'Win at evil.com today',
    'evil.co.in',
    'bit.ly',
    'सस्ता.com',
    'ｅｖｉｌ．ｃｏｍ',
    't.co/x',
    'evil.example/offer',
    'write to me@evil.com',
    'evil.xn--p1ai',
  ])('finds one in %s', (text) => expect(hasUrl(text)).toBe(true))

  it.each([
    'Dr.Md Khan',
    'Prof.Md. Arif',
    'A.K. Sharma',
    'M.B.B.S, M.D.',
    'B.Sc. Nursing',
    "St.Mary's Hospital Pvt.Ltd.",
    'Senior Resident, 8.30 am',
    'Ward.No 5',
    'डॉ.आशा वर्मा',
    'AIIMS/PGI',
  ])('finds none in %s', (text) => expect(hasUrl(text)).toBe(false))
})
