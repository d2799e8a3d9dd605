import { endless, multipart, urlEncoded } from '../bodies.mjs'
import { fileOf } from '../files.mjs'
import { hostileJson, hostileText, TRAP_KEYS } from '../values.mjs'
import { hostileHeaders } from './pages.mjs'

const REFERENCES = [
  '$K1',
  '$Q1',
  '$W1',
  '$F1',
  '$h1',
  '$@1',
  '$B1',
  '$n1',
  '$Infinity',
  '$-0',
  '$undefined',
  '$D2020',
  '$T',
  '$1:a:b',
  '$0',
  '$99',
  '$S',
  '$Zx',
  '$r1',
  '$E',
  '$K',
  '$o0',
  '$A1',
  '$__proto__',
  '$1:__proto__:then',
  '$1:constructor:constructor',
]

/** A plausible value of a form's field, so that some requests come further than the first check. */
const PLAUSIBLE = {
  email: 'mallory@example.test',
  password: 'a long enough password',
  fullName: 'Mallory',
  name: 'Mallory',
  phone: '+919876543210',
  consent: 'on',
  message: 'A question of some length.',
  title: 'Senior Resident',
  department: 'Cardiology',
  location: 'Delhi',
  type: 'Full-time',
  institutionName: 'Example Hospital',
  contactName: 'Mallory',
}

function formParts(random, { fields, files }) {
  const parts = fields.map(([name, value]) => {
    const own = name.startsWith('$ACTION')
    if (own)
      return [name, random.chance(0.12) ? (random.chance(0.5) ? hostileText(random) : random.pick(REFERENCES)) : value]
    return [name, random.chance(0.5) ? hostileText(random) : value || PLAUSIBLE[name] || 'x']
  })
  for (const name of files) parts.push([name, random.chance(0.7) ? fileOf(random) : hostileText(random)])
  if (random.chance(0.2)) parts.push([random.pick(TRAP_KEYS), hostileText(random)])
  if (random.chance(0.1) && parts.length > 0) parts.push(random.pick(parts))
  if (random.chance(0.05)) parts.splice(random.below(parts.length), 1)
  if (random.chance(0.02)) for (let at = 0; at < 2000; at++) parts.push([`f${at}`, 'x'])
  return parts
}

/** What script sends for an action: React's own format, with references that lead nowhere or in circles. */
function flight(random) {
  const call = () => JSON.stringify({ name: random.pick([...TRAP_KEYS, 'form-state', 'none']), args: {} })
  const argument = () =>
    random.chance(0.1) ? call() : random.chance(0.5) ? JSON.stringify(random.pick(REFERENCES)) : hostileJson(random)
  return `[${Array.from({ length: random.below(4) }, argument).join(',')}]`
}

/** A form of the site sent without script, or an action called as script would. */
export function actionRequest(random, world) {
  const form = random.pick(world.forms)
  const withoutScript = random.chance(0.6)
  const headers = random.chance(0.15) ? hostileHeaders(random) : {}
  if (random.chance(0.05)) headers.origin = random.pick(['https://evil.example', 'null', 'http://localhost', 'x'])
  if (random.chance(0.05)) {
    delete headers.origin
    headers['sec-fetch-site'] = random.pick(['cross-site', 'same-site'])
  }
  if (!withoutScript)
    headers['next-action'] =
      random.chance(0.85) && world.actionIds.length > 0
        ? random.pick(world.actionIds)
        : random.pick([random.word(42), '40'.repeat(21), '__proto__', 'toString', 'x'])
  const as = random.chance(0.8) ? form.who : 'visitor'
  const path = random.chance(0.9)
    ? form.path
    : random.pick(['/', '/about', '/jobs', '/colleges', '/admin', '/none', '/mbbs-in-bihar', '/preview/colleges/x'])
  const kind = random.weighted({ form: 10, encoded: 1, text: withoutScript ? 1 : 6, endless: 0.06 })
  if (kind === 'endless') {
    return {
      as,
      method: 'POST',
      path,
      headers: {
        ...headers,
        'content-type': random.pick(['multipart/form-data; boundary=x', 'text/plain;charset=UTF-8']),
      },
      body: endless(random, '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    }
  }
  if (kind === 'encoded')
    return {
      as,
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: urlEncoded(random, Object.fromEntries(form.fields)),
    }
  if (kind === 'text')
    return {
      as,
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
      body: flight(random),
    }
  const parts = formParts(random, form)
  // Script sends the fields under the number of the argument that they belong to.
  const sent = withoutScript
    ? parts
    : [
        ...parts.filter(([name]) => !name.startsWith('$')).map(([name, value]) => [`1_${name}`, value]),
        ['0', random.chance(0.7) ? '[{"status":"idle"},"$K1"]' : flight(random)],
      ]
  const { type, body } = multipart(random, sent)
  return { as, method: 'POST', path, headers: { ...headers, 'content-type': type }, body }
}
