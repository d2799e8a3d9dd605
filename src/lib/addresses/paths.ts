import { COURSES, type CourseKey } from '../vocabulary'

/** Every address of the site as a function: links, sitemap, hooks and mails all take them from here. */
export const paths = {
  home: () => '/',
  jobs: (query?: Record<string, string>) => withQuery('/jobs', query),
  jobHighlighted: (id: string) => `/jobs?highlight=${encodeURIComponent(id)}`,
  job: (slug: string) => `/jobs/${slug}`,
  applyForJob: (slug: string) => `/jobs/${slug}/apply`,
  applyDialog: (slug: string) => `/jobs/${slug}?apply=1`,
  jobsFeed: (query?: Record<string, string>) => withQuery('/jobs/feed.xml', query),
  suggestions: (query: Record<string, string>) => withQuery('/api/suggestions', query),
  colleges: (query?: Record<string, string>) => withQuery('/colleges', query),
  college: (slug: string) => `/colleges/${slug}`,
  courseListing: (key: CourseKey) => `/${COURSES.find((course) => course.key === key)?.listingSlug ?? 'colleges'}`,
  guidance: (course: CourseKey, regionSlug: string) => `/${course}-in-${regionSlug}`,
  admission: (query?: Record<string, string>) => withQuery('/admission', query),
  about: () => '/about',
  contact: () => '/contact',
  privacy: () => '/privacy',
  terms: () => '/terms',
  login: (next?: string) => withQuery('/login', next ? { next } : undefined),
  signUp: (next?: string) => withQuery('/login', { mode: 'create', ...(next ? { next } : {}) }),
  loginNotice: (notice: string, next?: string | null) => withQuery('/login', { notice, ...(next ? { next } : {}) }),
  forgotPassword: (next?: string) => withQuery('/forgot-password', next ? { next } : undefined),
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  acceptInvitation: (token: string) => `/accept-invitation?token=${encodeURIComponent(token)}`,
  verify: (token?: string) => withQuery('/verify', token ? { token } : undefined),
  dashboard: () => '/dashboard',
  dashboardPage: (page: number) => (page > 1 ? `/dashboard?page=${page}` : '/dashboard'),
  profile: () => '/dashboard/profile',
  account: () => '/dashboard/account',
  accountExport: () => '/dashboard/account/export',
  studio: () => '/admin',
  studioList: (collection: string) => `/admin/collections/${collection}`,
  studioRecord: (collection: string, id: string) => `/admin/collections/${collection}/${id}`,
  adminSetup: (token?: string) => withQuery('/admin-setup', token ? { token } : undefined),
  ticket: (id: string) => `/my/ticket/${encodeURIComponent(id)}`,
  drawing: (name: string) => `/drawings/${name}`,
  savedReturn: (to: string) => `/saved/return?${new URLSearchParams({ to })}`,
  collegePreview: (id: string) => `/preview/colleges/${id}`,
  /** Without an id: the preview of a page that has not been saved yet. */
  guidancePreview: (id = 'new') => `/preview/guidance/${id}`,
  pagePreview: (of: string) => `/preview/pages/${of}`,
  adminDashboard: () => '/admin/dashboard',
  sitemapPart: (number: number) => `/sitemap/${number}.xml`,
  me: () => '/api/me',
  formToken: () => '/enquiries/token',
} as const

function withQuery(path: string, query?: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

const SOME_ORIGIN = 'http://site.invalid'

/**
 * Keeps a `next` address inside the site.
 * @returns the path when it begins with exactly one slash and holds nothing that a browser reads as another host; else the fallback
 */
export function ownPath(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > 500 || !/^\/(?![/\\])/.test(next)) return fallback
  // Browsers drop tabs and line breaks inside addresses and treat a backslash as a slash.
  for (const character of next) {
    if (character === '\\' || character.charCodeAt(0) <= 0x20 || character.charCodeAt(0) === 0x7f) return fallback
  }
  // `/.//host` has one slash until its dots are resolved; what is left then reads as another host.
  const resolved = URL.canParse(next, SOME_ORIGIN) ? new URL(next, SOME_ORIGIN) : null
  return resolved?.origin === SOME_ORIGIN && !resolved.pathname.startsWith('//') ? next : fallback
}
