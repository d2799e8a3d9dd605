import { splitPath } from '@/lib/language'
import { COURSE_ADDRESSES } from '@/lib/paths/course-paths.mjs'

/** The first parts of addresses that this site answers; a test holds them against the folders of `src/app`. */
const FIRST_PARTS = new Set([
  ...Object.values(COURSE_ADDRESSES),
  ...[
    '_next',
    'about',
    'accept-invitation',
    'alerts',
    'compare',
    'counselling',
    'hospitals',
    'indexnow.txt',
    'post-a-vacancy',
    'predictor',
    'admin',
    'admin-setup',
    'admission',
    'api',
    'colleges',
    'contact',
  ],
  ...['corrections', 'courses', 'dashboard', 'data', 'drawings', 'enquiries', 'forgot-password', 'guidance', 'health'],
  ...[
    'internal',
    'jobs',
    'login',
    'metrics',
    'missing-screens',
    'my',
    'my-list',
    'preview',
    'privacy',
    'ready',
    'reset-password',
  ],
  ...['robots.txt', 'saved', 'search', 'share-picture', 'sitemap', 'sitemap.xml', 'studio', 'terms', 'verify'],
])
/** One course in one state; names of courses have hyphens too: `/md-ms-in-bihar`. */
export const GUIDANCE = /^\/[a-z]+(?:-[a-z]+)*-in-[a-z-]+$/

/** The route that an address belongs to, as one of few names: what measures requests keeps figures for each. */
export function routeOf(path: string): string {
  if (path === '/') return '/'
  if (GUIDANCE.test(path)) return '/{course}-in-{state}'
  const [, first = '', ...rest] = path.split('/')
  if (!FIRST_PARTS.has(first)) return 'other'
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}

/** Where the form to apply with a CV stands, to sign up with one, and the profile with its photo. */
const FILE_FORMS = /^\/(jobs(\/.*)?|hospitals\/[^/]+|login|dashboard\/profile)$/
/** The studio sends whole records, pictures among them. */
const STUDIO = /^\/(admin|preview)(\/|$)/

/** Whether a page sends files or whole records; an action is sent to the address of the page that it stands on. */
export const takesFiles = (path: string): boolean => STUDIO.test(path) || FILE_FORMS.test(splitPath(path).path)
