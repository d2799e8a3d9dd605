import { asPathPart, hostileText } from '../values.mjs'

const PATHS = [
  '/',
  '/jobs',
  '/jobs/feed.xml',
  '/jobs/aggregators.xml',
  '/alerts',
  '/alerts/new',
  '/alerts/confirm',
  '/alerts/stop',
  '/alerts/stopping',
  '/alerts/stopped',
  '/post-a-vacancy',
  '/post-a-vacancy/links',
  '/post-a-vacancy/yours',
  '/post-a-vacancy/change',
  '/post-a-vacancy/cv',
  '/hospitals',
  '/jobs/in/delhi',
  '/jobs/cardiology',
  '/jobs/cardiology/in/delhi',
  '/indexnow.txt',
  '/colleges',
  '/admission',
  '/admission/prefilled',
  '/corrections',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/accept-invitation',
  '/admin-setup',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/account',
  '/dashboard/account/export',
  '/saved/return',
  '/search',
  '/api/me',
  '/enquiries/token',
  '/enquiries/sent',
  '/sitemap.xml',
  '/sitemap/0.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/health',
  '/ready',
  '/admin',
  '/admin/login',
  '/admin/collections/users',
  '/admin/enquiries',
  '/mbbs-in-bihar',
  '/mbbs',
  '/missing-screens/page',
  '/missing-screens/college',
]
/** `*` is where a hostile text goes. */
const TEMPLATES = [
  '/*',
  '/jobs/*',
  '/jobs/*/apply',
  '/jobs/*/walk-in.ics',
  '/jobs/in/*',
  '/jobs/*/in/*',
  '/jobs?suits=*',
  '/hospitals/*',
  '/post-a-vacancy/yours?link=*',
  '/post-a-vacancy/change?link=*',
  '/post-a-vacancy/links?sent=*',
  '/post-a-vacancy/cv?link=*&application=*',
  '/alerts?token=*',
  '/alerts/new?q=*',
  '/alerts/confirm?token=*',
  '/alerts/stop?token=*',
  '/alerts/stopping?token=*',
  '/colleges/*',
  '/*-in-*',
  '/mbbs-in-*',
  '/courses/*',
  '/guidance/*/*',
  '/drawings/*',
  '/my/ticket/*',
  '/sitemap/*',
  '/preview/colleges/*',
  '/preview/guidance/*',
  '/preview/pages/*',
  '/missing-screens/*',
  '/admin/*',
  '/admin/collections/*',
  '/admin/collections/users/*',
  '/admin/globals/*',
  '/_next/static/*',
  '/_next/data/*',
  '/_next/image?url=*&w=640&q=75',
  '/dashboard/*',
  '/internal/*',
  '/page-data/*',
  `/page-data/${'a'.repeat(27)}?of=*`,
  `/page-data/${'a'.repeat(27)}?of=/colleges/*`,
  '/*/*/*',
]
const PARAMETERS = [
  'q',
  'state',
  'course',
  'department',
  'location',
  'type',
  'page',
  'sort',
  'next',
  'mode',
  'notice',
  'token',
  'link',
  'application',
  'done',
  'suits',
  'walkin',
  'apply',
  'highlight',
  'to',
  'access_token',
  'ownership',
  'country',
  'experience',
  'salary',
  '_rsc',
  'id',
  'error',
  'amp',
  '__nextLocale',
  '__NEXT_DATA__',
]
const HEADERS = [
  'referer',
  'user-agent',
  'accept-language',
  'accept',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-nextjs-data',
  'x-matched-path',
  'x-invoke-path',
  'x-invoke-status',
  'x-socket-address',
  'x-prerender-revalidate',
  'range',
  'if-none-match',
  'if-modified-since',
  'authorization',
  'purpose',
  'sec-fetch-dest',
  'x-now-route-matches',
  'via',
  'forwarded',
  'accept-encoding',
]

const headerText = (text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4000)

/** Headers that a page may believe, with hostile values. */
export function hostileHeaders(random) {
  const chosen = random.chance(0.4) ? random.some(HEADERS, 3) : []
  return Object.fromEntries(chosen.map((name) => [name, headerText(random.chance(0.3) ? '1' : hostileText(random))]))
}

export function hostileQuery(random, names = PARAMETERS) {
  const pairs = random
    .some(names, 4)
    .map(
      (name) =>
        `${random.chance(0.1) ? `${name}${random.pick(['[]', '[0]', '[a][b]', '[__proto__]'])}` : name}=${asPathPart(random, hostileText(random)).slice(0, 3000)}`,
    )
  if (random.chance(0.05)) return Array.from({ length: 500 }, (_, at) => `${names[0]}=${at}`).join('&')
  return pairs.join('&')
}

/** A page, a list, a feed or the studio, with an address or headers that nobody means well with. */
export function pageRequest(random) {
  const fromTemplate = random.chance(0.55)
  const path = fromTemplate
    ? random.pick(TEMPLATES).replace(/\*/g, () => asPathPart(random, hostileText(random)).slice(0, 3000) || 'x')
    : random.pick(PATHS)
  const query = random.chance(fromTemplate ? 0.2 : 0.8)
    ? `${path.includes('?') ? '&' : '?'}${hostileQuery(random)}`
    : ''
  const method = random.weighted({ GET: 16, HEAD: 1, POST: 1, PUT: 0.5, DELETE: 0.5, PATCH: 0.5, OPTIONS: 1 })
  const cookie = random.chance(0.1)
    ? {
        cookie: random.pick([
          '__prerender_bypass=1',
          'payload-token=x',
          `flash=${headerText(hostileText(random))}`,
          `a=${'b'.repeat(4000)}`,
          'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJjb2xsZWN0aW9uIjoidXNlcnMifQ.',
        ]),
      }
    : {}
  return {
    as: random.weighted({ visitor: 3, attacker: 1 }),
    method,
    path: path.startsWith('/') ? path + query : `/${path}${query}`,
    headers: { ...hostileHeaders(random), ...cookie },
  }
}
