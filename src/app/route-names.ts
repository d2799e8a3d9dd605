import { splitPath } from '@/lib/language'
import { SECTIONS } from '@/lib/paths/page-paths.mjs'

/** First segments of the site's paths; a test compares them with the folders of `src/app`. */
const FIRST_PARTS = new Set([
  ...SECTIONS,
  ...['_next', 'admin', 'admin-setup', 'api', 'courses', 'drawings', 'guidance', 'health', 'indexnow.txt', 'internal'],
  ...['metrics', 'missing-screens', 'my', 'preview', 'ready', 'robots.txt', 'sitemap', 'sitemap.xml', 'studio'],
])
/** One course in one state; course names may have hyphens: `/md-ms-in-bihar`. */
export const GUIDANCE = /^\/[a-z]+(?:-[a-z]+)*-in-[a-z-]+$/

/** Route of a path as one of a few names, which keeps metrics per route. */
export function routeOf(path: string): string {
  if (path === '/') return '/'
  if (GUIDANCE.test(path)) return '/{course}-in-{state}'
  const [, first = '', ...rest] = path.split('/')
  if (!FIRST_PARTS.has(first)) return 'other'
  return rest.length > 0 ? `/${first}/*` : `/${first}`
}

/** Pages that upload files: applying with a CV, and a photo at the sign-up, on the dashboard and in the profile. */
const FILE_FORMS = /^\/(jobs(\/.*)?|hospitals\/[^/]+|login|dashboard(\/profile)?)$/
/** The studio sends whole records, images included. */
const STUDIO = /^\/(admin|preview)(\/|$)/

/** Whether a page posts files or whole records; an action posts to the URL of its page. */
export const takesFiles = (path: string): boolean => STUDIO.test(path) || FILE_FORMS.test(splitPath(path).path)
