import { asPathPart, hostileJson, hostileText, TRAP_KEYS } from './values.mjs'

/** JSON of an object that has some of the right fields, with hostile values, and some that nobody asked for. */
export function jsonBody(random, fields = {}) {
  if (random.chance(0.06))
    return random.pick(['', '{', 'null', '[]', '"a"', '{"a":1}{', '\ufeff{}', '{"a":"\\ud800"}', 'a=1', '[[[['])
  const entries = Object.entries(fields)
    .filter(() => random.chance(0.85))
    .map(([name, value]) => [name, random.chance(0.45) ? hostileJson(random) : JSON.stringify(value)])
  for (let extra = random.below(3); extra > 0; extra--) {
    entries.push([random.chance(0.7) ? random.pick(TRAP_KEYS) : hostileText(random).slice(0, 200), hostileJson(random)])
  }
  if (entries.length > 0 && random.chance(0.1)) entries.push([entries[0][0], hostileJson(random)])
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

/** `a=1&b[c]=2`, with names given twice and brackets where none belong. */
export function urlEncoded(random, fields = {}) {
  const pairs = Object.entries(fields).map(([name, value]) => [
    name,
    random.chance(0.45) ? hostileText(random) : String(value),
  ])
  for (let extra = random.below(4); extra > 0; extra--) pairs.push([random.pick(TRAP_KEYS), hostileText(random)])
  if (pairs.length > 0 && random.chance(0.2))
    pairs.push([`${pairs[0][0]}${random.pick(['', '[]', '[0]', '[a]'])}`, hostileText(random)])
  return pairs
    .map(([name, value]) => `${asPathPart(random, name)}=${asPathPart(random, value).slice(0, 6000)}`)
    .join('&')
}

const quoted = (text) =>
  text.replace(/["\r\n]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)

/**
 * A form with files, now and then broken in the ways that readers of forms stumble over.
 * @param parts `[name, value]`, or `[name, { filename, type, data }]` for a file
 * @returns `{ type, body }`
 */
export function multipart(random, parts) {
  const boundary = `----x${random.word(12)}`
  const pieces = []
  for (const [name, value] of parts) {
    const isFile = typeof value === 'object'
    const fileName = isFile ? `; filename="${random.chance(0.1) ? value.filename : quoted(value.filename)}"` : ''
    const type = isFile ? `Content-Type: ${value.type}\r\n` : ''
    const odd = random.chance(0.03)
      ? random.pick(['Content-Transfer-Encoding: base64\r\n', `X-A: ${'a'.repeat(9000)}\r\n`, ': \r\n'])
      : ''
    pieces.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(String(name))}"${fileName}\r\n${type}${odd}\r\n`,
      ),
      isFile ? value.data : Buffer.from(String(value)),
      Buffer.from('\r\n'),
    )
  }
  const whole = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  const fault = random.weighted({ none: 12, cut: 1, unended: 1, otherBoundary: 0.5, noBoundary: 0.5, empty: 0.3 })
  const type = `multipart/form-data; boundary=${boundary}`
  if (fault === 'cut') return { type, body: whole.subarray(0, random.below(whole.length + 1)) }
  if (fault === 'unended') return { type, body: whole.subarray(0, whole.length - boundary.length - 6) }
  if (fault === 'otherBoundary') return { type: 'multipart/form-data; boundary=other', body: whole }
  if (fault === 'noBoundary')
    return {
      type: random.pick(['multipart/form-data', 'multipart/mixed', 'multipart/form-data; boundary=']),
      body: whole,
    }
  return { type, body: fault === 'empty' ? Buffer.alloc(0) : whole }
}

const MEGABYTE = 1024 * 1024

/** A body of many megabytes that never says how long it is, made while it is sent. */
export function* endless(random, first = '') {
  const piece = Buffer.alloc(256 * 1024, random.pick(['a', '[', '{"a":', '\0', '%41', '\r\n']))
  if (first) yield Buffer.from(first)
  for (let sent = 0; sent < 40 * MEGABYTE; sent += piece.length) yield piece
}
