/** Every script that an attack sends carries this name, so that one which comes back unescaped is known. */
export const SCRIPT_MARK = 'xssmark'
/** The host to which no answer may send anybody. */
export const FOREIGN_HOST = 'evil.example'

const scripts = [
  `<script>${SCRIPT_MARK}()</script>`,
  `"><img src=x onerror=${SCRIPT_MARK}()>`,
  `'><svg/onload=${SCRIPT_MARK}()>`,
  `</script><script>${SCRIPT_MARK}()</script>`,
  `</title><iframe srcdoc="<script>${SCRIPT_MARK}()</script>">`,
  `</textarea><body onload=${SCRIPT_MARK}()>`,
  `javascript:${SCRIPT_MARK}()`,
  `data:text/html,<script>${SCRIPT_MARK}()</script>`,
  `\u2028\u2029${'${'}${SCRIPT_MARK}()}`,
  `{{constructor.constructor("${SCRIPT_MARK}()")()}}`,
]
const injections = [
  "' or '1'='1",
  "'; drop table users; --",
  '1) union select hash, salt from users --',
  "admin'--",
  '%27%20or%201=1',
  "';select pg_sleep(20)--",
  '$where: sleep(9999)',
  '{"$gt":""}',
  '*)(uid=*))(|(uid=*',
  '`id`',
  '$(id)',
  '; cat /etc/passwd',
  '{{7*7}}',
  `$${'{7*7}'}`,
  '<%= 7*7 %>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
]
const traversals = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2f.env',
  '....//....//.env',
  '/proc/self/environ',
  'file:///etc/passwd',
  '.git/config',
  '%c0%ae%c0%ae/',
  '\u2025/\u2025',
]
const headers = [
  'x\r\nx-injected: 1',
  'x%0d%0ax-injected:%201',
  'x\n\nx-injected: 1',
  '\u560d\u560ax-injected: 1',
  'victim@example.org\nBcc: all@evil.example',
]
const addresses = [
  `https://${FOREIGN_HOST}/`,
  `//${FOREIGN_HOST}`,
  `/\\${FOREIGN_HOST}`,
  `/.//${FOREIGN_HOST}`,
  `/%09/${FOREIGN_HOST}`,
  `https:${FOREIGN_HOST}`,
  `http://127.0.0.1:22/`,
  'http://169.254.169.254/latest/meta-data/',
  `https://user:pass@${FOREIGN_HOST}:1/`,
]
const encodings = [
  '\0',
  'a\0b',
  '%00',
  '\ud800',
  '\udfff\ud800',
  '\ufffe\uffff',
  '\u202e\u2066gpj.exe',
  'e\u0301'.repeat(200),
  '\u200b\u200d\ufeff',
  'İı\u0130ſK',
  '👩‍👩‍👧‍👦'.repeat(50),
  '\x1b[2J\x1b[31mred',
  'line\r\nbreak\rand\nmore',
  '%ff%fe%c3%28',
  '+ADw-script+AD4-',
]
const numbers = ['-1', '0', '1e309', '-0', 'NaN', 'Infinity', '0x10', '9007199254740993', '1'.repeat(400), '1.7e-320']
const odd = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
]
/** What makes a careless pattern look at every way to read a text. */
const exhausting = [
  (length) => `${'a'.repeat(length)}!`,
  (length) => `${'a@'.repeat(length / 2)}a`,
  (length) => ' '.repeat(length),
  (length) => `${'0'.repeat(length)}x`,
  (length) => `${'-'.repeat(length)}a`,
  (length) => `${'.'.repeat(length)}@${'.'.repeat(length)}`,
]

/** A text that somebody hopes to do harm with. */
export function hostileText(random) {
  const kind = random.weighted({
    script: 5,
    injection: 4,
    path: 3,
    header: 2,
    address: 2,
    encoding: 4,
    number: 2,
    odd: 3,
    long: 1,
  })
  if (kind === 'script') return random.pick(scripts)
  if (kind === 'injection') return random.pick(injections)
  if (kind === 'path') return random.pick(traversals)
  if (kind === 'header') return random.pick(headers)
  if (kind === 'address') return random.pick(addresses)
  if (kind === 'encoding') return random.pick(encodings)
  if (kind === 'number') return random.pick(numbers)
  if (kind === 'odd') return random.pick(odd)
  return random.pick(exhausting)(random.pick([300, 3000, 30_000]))
}

/** Names that mean something to the language, to Payload or to React, instead of to a form. */
export const TRAP_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype.isAdmin',
  '__proto__[role]',
  'toString',
  'then',
  'hasOwnProperty',
  '$where',
  '$ne',
  'role',
  'id',
  '_id',
  'user',
  'owner',
  'password',
  'hash',
  'salt',
  'sessions',
  'verified',
  '_verified',
  'lockUntil',
  'loginAttempts',
  'resetPasswordToken',
  '_status',
  'deletedAt',
  'createdAt',
  'filename',
  'url',
  'prefix',
  'sizes',
  '_payload',
  '$ACTION_REF_0',
]

const nested = (depth, list) =>
  (list ? '[' : '{"a":').repeat(depth) + (list ? '' : '1') + (list ? ']' : '}').repeat(depth)

/** A value of any type, as JSON text: deep, wide, wrong, or just a text. */
export function hostileJson(random, depth = 0) {
  const kind = random.weighted({ text: 8, plain: 4, object: 3, list: 2, trap: 3, deep: 0.5, wide: 0.3 })
  if (kind === 'text' || depth > 3) return JSON.stringify(hostileText(random))
  if (kind === 'plain') {
    return random.pick([
      'null',
      'true',
      'false',
      '0',
      '-1',
      '1e999',
      '1e-7',
      '9007199254740993',
      '[]',
      '{}',
      '""',
      '-0',
    ])
  }
  if (kind === 'list') {
    return `[${Array.from({ length: random.below(4) }, () => hostileJson(random, depth + 1)).join(',')}]`
  }
  if (kind === 'deep') return nested(random.pick([50, 500, 5000, 50_000]), random.chance(0.5))
  if (kind === 'wide') {
    return `{${Array.from({ length: random.pick([100, 5000]) }, (_, at) => `"k${at}":${at}`).join(',')}}`
  }
  const key = () => JSON.stringify(kind === 'trap' ? random.pick(TRAP_KEYS) : hostileText(random))
  return `{${Array.from({ length: 1 + random.below(3) }, () => `${key()}:${hostileJson(random, depth + 1)}`).join(',')}}`
}

/** A text as a part of an address: as it is, encoded once or twice, or encoded wrongly. */
export function asPathPart(random, text) {
  const printable = () =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^!-~]|[ #?]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
  const once = () => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const way = random.weighted({ printable: 4, once: 2, twice: 1, broken: 1 })
  if (way === 'once') return once()
  if (way === 'twice') return once().replaceAll('%', '%25')
  if (way === 'broken') return `${printable()}%${random.pick(['', 'z', 'ff', 'c3%28', 'ed%a0%80', '0'])}`
  return printable()
}
