import { endless, jsonBody, urlEncoded } from '../bodies.mjs'
import { asPathPart, hostileText } from '../values.mjs'
import { hostileHeaders } from './pages.mjs'
import { restQuery } from './rest-query.mjs'

const COLLECTIONS = [
  'jobs',
  'job-applications',
  'colleges',
  'featured-colleges',
  'courses',
  'regions',
  'guidance-pages',
  'enquiries',
  'corrections',
  'banner-slides',
  'media',
  'imports',
  'users',
  'audit-log',
  'profile-photos',
  'resumes',
  'saved-colleges',
  'saved-jobs',
  'choice-lists',
  'choice-list-comments',
  'account-tokens',
  'mailboxes',
  'subscriptions',
  'job-alerts',
  'job-alert-matches',
  'institutions',
  'vacancy-postings',
  'vacancy-views',
  'import-rows',
  'counselling-reminders',
  'counselling-reminders-sent',
  'slug-history',
  'checked-links',
  'payload-jobs',
  'payload-locked-documents',
  'payload-preferences',
  'payload-migrations',
  'payload-kv',
  'globals/home',
  'globals/site-settings',
  'globals/payload-jobs-stats',
  'access',
  'payload-jobs/run',
  'graphql',
  'failed-mails',
  'test-mail',
  'samples',
  'preview',
]
const CALLS = [
  'count',
  'login',
  'logout',
  'me',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'first-register',
  'init',
  'unlock',
  'verify/x',
  'versions',
  'duplicate',
  'access',
  'export',
  'import',
  'import-template',
  'import-official-list-template',
  'staff/invite',
  'send-again',
  'remove',
  'sessions',
  'run',
  'handle-schedules',
  'file',
  'paste-url/x',
  'bulk-upload',
  'cancel/x',
]
const RIGHT = {
  'users/login': ({ people }) => ({ email: people.victim.email, password: 'wrong password' }),
  enquiries: () => ({
    kind: 'contact',
    name: 'Mallory',
    email: 'mallory@example.test',
    phone: '+919876543210',
    message: 'A question of some length',
    consent: true,
  }),
  corrections: () => ({
    page: '/mbbs-in-bihar',
    figure: 'Seats',
    right: '150',
    evidence: 'https://example.org/notice',
    email: 'mallory@example.test',
    consent: true,
    status: 'changed',
    suspected: false,
  }),
  'job-applications': ({ ids }) => ({
    job: ids.job,
    consent: true,
    coverNote: 'x',
    resume: ids.resume,
    user: ids.victim,
    status: 'hired',
    history: [],
  }),
  'saved-jobs': ({ ids }) => ({ job: ids.job, user: ids.victim }),
  'choice-lists': ({ ids }) => ({ name: 'x', query: 'rank=1', user: ids.victim, shareKey: 'x' }),
  'saved-colleges': ({ ids }) => ({ college: ids.draft, user: ids.victim }),
  users: () => ({
    fullName: 'Mallory',
    email: 'other@example.test',
    role: 'admin',
    verified: true,
    password: 'a new password 2026',
    photo: null,
    professional: { qualification: 'MBBS' },
  }),
  resumes: ({ ids }) => ({ originalName: 'x.pdf', owner: ids.victim }),
  jobs: () => ({ title: 'Owned', status: 'Active' }),
}

/** The id of somebody's row, or something that is none. */
function idIn(random, { ids }) {
  const known = ['victim', 'attacker', 'resume', 'application', 'enquiry', 'draft', 'hidden', 'job'].map(
    (name) => ids[name],
  )
  return random.chance(0.7)
    ? random.pick(known)
    : asPathPart(random, random.chance(0.3) ? '00000000-0000-4000-8000-000000000000' : hostileText(random)).slice(
        0,
        1500,
      )
}

function bodyOf(random, world, collection) {
  // Names that are tried include those that every object has, such as "__proto__".
  const fields = (Object.hasOwn(RIGHT, collection) ? RIGHT[collection] : RIGHT.jobs)(world)
  const kind = random.weighted({ json: 10, form: 2, wrong: 2, endless: 0.06 })
  if (kind === 'json')
    return {
      type: random.pick(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-7']),
      body: jsonBody(random, fields),
    }
  if (kind === 'form') return { type: 'application/x-www-form-urlencoded', body: urlEncoded(random, fields) }
  if (kind === 'endless')
    return {
      type: random.pick(['application/json', 'multipart/form-data; boundary=x', 'text/plain']),
      body: endless(
        random,
        random.pick(['{"email":"', '["', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n']),
      ),
    }
  return {
    type: random.pick([
      'text/plain',
      'text/xml',
      'application/octet-stream',
      'application/graphql',
      'multipart/form-data',
      '',
      'application/JSON, text/html',
    ]),
    body: random.chance(0.5) ? jsonBody(random, fields) : random.bytes(500),
  }
}

/** A call to the records, the sessions or an endpoint of ours, as a visitor, as an applicant or with a forged token. */
export function restRequest(random, world) {
  const collection =
    random.weighted({ known: 4, any: 6 }) === 'known'
      ? random.pick(Object.keys(RIGHT))
      : random.chance(0.95)
        ? random.pick(COLLECTIONS)
        : asPathPart(random, hostileText(random)).slice(0, 1000)
  const tail = random.weighted({ none: 5, id: 5, call: 3, file: 1, version: 1, both: 1 })
  const parts = {
    none: '',
    id: `/${idIn(random, world)}`,
    call: `/${random.pick(CALLS)}`,
    file: `/file/${random.chance(0.4) ? world.ids.resumeFile : asPathPart(random, hostileText(random)).slice(0, 1500)}`,
    version: `/versions/${idIn(random, world)}`,
    both: `/${idIn(random, world)}/${random.pick(CALLS)}`,
  }
  const method = random.weighted({ GET: 7, POST: 5, PATCH: 4, DELETE: 3, PUT: 1, HEAD: 0.5, OPTIONS: 0.5 })
  const path = `/api/${collection}${parts[tail]}${random.chance(0.5) ? `?${restQuery(random, world)}` : ''}`
  const brings = method === 'POST' || method === 'PATCH' || method === 'PUT' || random.chance(0.05)
  const { type, body } = brings ? bodyOf(random, world, collection) : {}
  const override = random.chance(0.05)
    ? {
        [random.pick(['x-http-method-override', 'x-payload-http-method-override'])]: random.pick([
          'GET',
          'DELETE',
          'x',
        ]),
      }
    : {}
  const forged = random.chance(0.05)
    ? {
        authorization: random.pick([
          'JWT x',
          'JWT eyJhbGciOiJub25lIn0.e30.',
          'users API-Key x',
          'Bearer x',
          `JWT ${'a'.repeat(5000)}`,
        ]),
      }
    : {}
  return {
    as: random.weighted({ visitor: 2, attacker: 3 }),
    method,
    path,
    headers: {
      ...(random.chance(0.2) ? hostileHeaders(random) : {}),
      ...(type ? { 'content-type': type } : {}),
      ...override,
      ...forged,
    },
    body,
  }
}
