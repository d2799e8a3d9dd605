import { expect, it } from 'vitest'
import { cleanFileName } from './clean-image'

it.each([
  ['campus.JPG', 'campus.jpg'],
  ['Old campus (front).jpeg', 'Old-campus-front.jpeg'],
  ['परिसर.png', 'परिसर.png'],
  ['..%2f..%2fetc%2fpasswd.png', 'passwd.png'],
  ['..%252fx.png', 'x.png'],
  ['..\\..\\x.webp', 'x.webp'],
  ['%E0%A4%A.png', 'E0-A4-A.png'],
  ['a\r\nSet-Cookie: x=1.png', 'a-Set-Cookie-x-1.png'],
  ['\x1b[31m\u202egpj.png', '31m-gpj.png'],
  ['<img src=x onerror=alert(1)>.png', 'img-src-x-onerror-alert-1.png'],
  ['.htaccess', 'htaccess'],
  ['..', 'image'],
  ['', 'image'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(80)}.png`],
])('renames %j to %j', (given, expected) => {
  expect(cleanFileName(given)).toBe(expected)
})
