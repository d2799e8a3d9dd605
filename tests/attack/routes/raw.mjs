import { asPathPart, hostileText } from '../values.mjs'

const long = (length) => 'a'.repeat(length)

/** What no client would write: broken request lines, lengths that disagree, headers without end. */
export function rawRequest(random, { site }) {
  const path = random.pick(['/', '/jobs', '/api/jobs', '/login', '/api/users/login', '/admin', '/health'])
  const host = `Host: ${site.host}\r\n`
  const end = 'Connection: close\r\n\r\n'
  const text = () => hostileText(random).slice(0, 2000)
  const kinds = [
    () =>
      `${random.pick(['TRACE', 'CONNECT', 'PROPFIND', 'get', 'GE T', 'PRI', '\0', 'POST ', 'QUERY', 'M-SEARCH', 'PURGE'])} ${path} HTTP/1.1\r\n${host}${end}`,
    () => `GET ${path} HTTP/${random.pick(['0.9', '1.0', '2.0', '3', '9.9', ''])}\r\n${host}${end}`,
    () =>
      `GET ${random.pick(['http://evil.example/', 'http://', '*', '//', '/\\', 'evil.example:80', '/#x', '/?'.repeat(2000), `/${long(20_000)}`])} HTTP/1.1\r\n${host}${end}`,
    () => `GET http://${site.host}${random.pick(['?x=1', '#x', '?', '', '?/..//'])} HTTP/1.1\r\n${host}${end}`,
    () => `GET /${text()} HTTP/1.1\r\n${host}${end}`,
    () => `GET /${asPathPart(random, text())} HTTP/1.1\r\n${host}X-A: ${text()}\r\n${end}`,
    () =>
      `GET ${path} HTTP/1.1\r\nHost: ${random.pick(['evil.example', '', 'a b', '127.0.0.1:1', `${site.host}@evil.example`, long(5000), '[::1', '%00'])}\r\n${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}${host}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}${Array.from({ length: 2500 }, (_, at) => `X-${at}: 1\r\n`).join('')}${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}Cookie: ${long(random.pick([7000, 15_000, 40_000]))}\r\n${end}`,
    () => `POST ${path} HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n${end}abcdef`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: ${random.pick(['-1', '1e3', '99999999999999999999', '0x10', ' 5', '+5', '5, 5'])}\r\n${end}abcde`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n${end}5c\r\nGET /admin HTTP/1.1\r\nHost: a\r\n\r\n0\r\n\r\n`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: ${random.pick(['chunked, identity', 'xchunked', 'chunked\r\nTransfer-Encoding: x', '\x0bchunked', 'gzip, chunked'])}\r\n${end}1\r\na\r\n0\r\n\r\n`,
    () =>
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n${end}${random.pick(['ffffffffffffffff\r\na', 'zz\r\na\r\n', '-1\r\n', '1;a=b\r\n{\r\n1\r\n}\r\n0\r\nX-Trailer: 1\r\n\r\n', `1\r\n{\r\n1\r\n}\r\n0\r\n${`X: ${long(9000)}\r\n`.repeat(4)}\r\n`])}`,
    () =>
      `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.0'])}\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    () => `GET ${path} HTTP/1.1\r\n${host}Expect: ${random.pick(['100-continue', 'x', '200'])}\r\n${end}`,
    () => `GET ${path} HTTP/1.1\r\n${host}X-A: b\r\n c: folded\r\n\tmore\r\nX B: c\r\n: d\r\n${end}`,
    () => `GET ${path} HTTP/1.1\n${host.trim()}\n\n`,
    () => `GET ${path} HTTP/1.1\r\n${host}\r\nGET /admin HTTP/1.1\r\n${host}${end}`,
    () => random.bytes(300).toString('latin1'),
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]
  return { as: 'visitor', raw: random.pick(kinds)() }
}
