import zlib from 'node:zlib'
import { hostileText } from './values.mjs'

const SCRIPT = '<script>xssmark()</script>'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF')
const TYPES = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'application/pdf',
  'text/html',
  'application/octet-stream',
  'image/gif',
  'image/webp',
  'text/csv',
  '',
  'x/y\r\nx-injected: 1',
]
const NAMES = [
  'a.png',
  'cv.pdf',
  'a.svg',
  '../../a.png',
  '..%2fa.pdf',
  'a\0.png',
  'a.png\r\nx-injected: 1',
  '.htaccess',
  'CON.pdf',
  '<img src=x onerror=xssmark()>.png',
  `${'a'.repeat(3000)}.png`,
  '',
  'परिसर.png',
  'a.pdf.exe',
  '\u202egnp.exe',
]

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (data) => ~data.reduce((sum, byte) => crcTable[(sum ^ byte) & 0xff] ^ (sum >>> 8), -1) >>> 0

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** A picture that says it is so large, with as much data as asked for: less than it says makes it a lie. */
function png(width, height, rows) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const data = zlib.deflateSync(Buffer.alloc((width + 1) * rows))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const small = png(40, 40, 40)
const makers = [
  () => small,
  () => PDF,
  () => Buffer.concat([small, Buffer.from(SCRIPT)]),
  () => Buffer.concat([Buffer.from('%PDF-1.4\n'), small, Buffer.from(`${SCRIPT}\n%%EOF`)]),
  () => png(60_000, 60_000, 1),
  () => png(9000, 9000, 9000),
  () => small.subarray(0, 60),
  () => PDF.subarray(0, 20),
  () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="xssmark()">${SCRIPT}</svg>`),
  () => Buffer.from(`GIF89a/*${SCRIPT}*/=1`),
  () => Buffer.from(`<!doctype html>${SCRIPT}`),
  () => Buffer.from('PK\x03\x04'.repeat(200)),
  () => Buffer.from('\xff\xd8\xff\xe0JFIF', 'latin1'),
  () => Buffer.alloc(0),
  (random) => random.bytes(random.pick([1, 100, 5000])),
  () => Buffer.alloc(5_500_000, 'a'),
  () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_300_000), Buffer.from('%%EOF')]),
]
const LARGE = 2

/** A file that is not what it says, or not all of it. */
export function fileOf(random) {
  const make = random.chance(0.05) ? random.pick(makers.slice(-LARGE)) : random.pick(makers.slice(0, -LARGE))
  const filename = random.chance(0.8) ? random.pick(NAMES) : hostileText(random).slice(0, 500)
  return { filename, type: random.pick(TYPES).replace(/[\r\n].*/s, random.chance(0.1) ? '$&' : ''), data: make(random) }
}
