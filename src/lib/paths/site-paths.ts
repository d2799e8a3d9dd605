import { LANGUAGE_PREFIXES, type Language } from '../language'
import type { CourseKey } from '../vocabulary'
import { COURSE_PAGE_SLUGS } from './course-paths.mjs'
import { type Pairs, withQuery } from './with-query'

/** URLs of public pages under a prefix. */
const publicPaths = (prefix: string) =>
  ({
    home: () => prefix || '/',
    /** Target of the home page's search without script. */
    search: () => `${prefix}/search`,
    jobs: (query?: Record<string, string>) => withQuery(`${prefix}/jobs`, query),
    jobHighlighted: (id: string) => withQuery(`${prefix}/jobs`, { highlight: id }),
    job: (slug: string) => `${prefix}/jobs/${slug}`,
    /** Open vacancies of a department or designation, of a place, or of one in the other. */
    jobsOf: (subject: string) => `${prefix}/jobs/${subject}`,
    jobsIn: (place: string) => `${prefix}/jobs/in/${place}`,
    jobsOfIn: (subject: string, place: string) => `${prefix}/jobs/${subject}/in/${place}`,
    applyForJob: (slug: string) => `${prefix}/jobs/${slug}/apply`,
    applyDialog: (slug: string) => withQuery(`${prefix}/jobs/${slug}`, { apply: '1' }),
    jobsFeed: (query?: Record<string, string>) => withQuery(`${prefix}/jobs/feed.xml`, query),
    walkInCalendar: (slug: string) => `${prefix}/jobs/${slug}/walk-in.ics`,
    hospitals: () => `${prefix}/hospitals`,
    hospital: (slug: string) => `${prefix}/hospitals/${slug}`,
    postVacancy: () => `${prefix}/post-a-vacancy`,
    /** Where a hospital manages its submitted vacancy. */
    ownVacancy: (link: string, done?: string) =>
      withQuery(`${prefix}/post-a-vacancy/yours`, { link, ...(done ? { done } : {}) }),
    changeOwnVacancy: (link: string) => withQuery(`${prefix}/post-a-vacancy/change`, { link }),
    vacancyLinks: () => `${prefix}/post-a-vacancy/links`,
    applicantCv: (link: string, application: string) => withQuery(`${prefix}/post-a-vacancy/cv`, { link, application }),
    colleges: (query?: Record<string, string>) => withQuery(`${prefix}/colleges`, query),
    collegeMap: () => `${prefix}/colleges/map`,
    college: (slug: string) => `${prefix}/colleges/${slug}`,
    predictor: (query?: Pairs) => withQuery(`${prefix}/predictor`, query),
    predictorHitRate: () => `${prefix}/predictor/how-good`,
    predictorCoverage: () => `${prefix}/predictor/coverage`,
    openData: () => `${prefix}/data`,
    /** A table, or the index that describes them; a file is the same in every language. */
    openDataFile: (file: string) => `/data/${file}`,
    myList: (query?: Pairs) => withQuery(`${prefix}/my-list`, query),
    /** A saved list for its owner and anyone with its link. */
    keptList: (list: string, done?: string) => withQuery(`${prefix}/my-list/kept`, { list, ...(done ? { done } : {}) }),
    sharedList: (link: string, done?: string) =>
      withQuery(`${prefix}/my-list/shared`, { link, ...(done ? { done } : {}) }),
    /** The list as one file that works without network and script. */
    myListOffline: (query?: Pairs) => withQuery(`${prefix}/my-list/list.html`, query),
    myListCsv: (query?: Pairs) => withQuery(`${prefix}/my-list/list.csv`, query),
    /** Comparison of colleges by their slugs; commas stay unencoded. */
    compare: (slugs: readonly string[] = [], query: Record<string, string> = {}) =>
      withQuery(`${prefix}/compare`, slugs.length > 0 ? { c: slugs.join(','), ...query } : {}).replaceAll('%2C', ','),
    sharePicture: () => `${prefix}/share-picture`,
    collegeCutOffs: (slug: string, query?: Record<string, string>) =>
      withQuery(`${prefix}/colleges/${slug}/cut-offs`, query),
    courseListing: (key: CourseKey) => `${prefix}/${COURSE_PAGE_SLUGS[key]}`,
    guidance: (course: CourseKey, regionSlug: string) => `${prefix}/${course}-in-${regionSlug}`,
    counselling: (query?: Record<string, string>) => withQuery(`${prefix}/counselling`, query),
    counsellingAuthority: (slug: string) => `${prefix}/counselling/${slug}`,
    /** iCalendar feed of an authority's dates. */
    counsellingCalendar: (slug: string) => `${prefix}/counselling/${slug}/dates.ics`,
    admission: (query?: Record<string, string>) => withQuery(`${prefix}/admission`, query),
    about: () => `${prefix}/about`,
    contact: () => `${prefix}/contact`,
    enquirySent: (form: string) => withQuery(`${prefix}/enquiries/sent`, { form }),
    correction: (page: string) => withQuery(`${prefix}/corrections`, { page }),
    /** Creates an alert for a vacancy search. */
    setAlert: (query?: Record<string, string>) => withQuery(`${prefix}/alerts/new`, query),
    /** All subscriptions of a mailbox, through the link in a mail. */
    subscriptions: (token: string) => withQuery(`${prefix}/alerts`, { token }),
    confirmSubscription: (token: string) => withQuery(`${prefix}/alerts/confirm`, { token }),
    stopSubscription: (token: string) => withQuery(`${prefix}/alerts/stop`, { token }),
    stoppingSubscription: (token: string) => withQuery(`${prefix}/alerts/stopping`, { token }),
    subscriptionStopped: () => `${prefix}/alerts/stopped`,
    privacy: () => `${prefix}/privacy`,
    terms: () => `${prefix}/terms`,
    login: (next?: string) => withQuery(`${prefix}/login`, next ? { next } : undefined),
    signUp: (next?: string) => withQuery(`${prefix}/login`, { mode: 'create', ...(next ? { next } : {}) }),
    loginNotice: (notice: string, next?: string | null) =>
      withQuery(`${prefix}/login`, { notice, ...(next ? { next } : {}) }),
    forgotPassword: (next?: string) => withQuery(`${prefix}/forgot-password`, next ? { next } : undefined),
    resetPassword: (token: string) => withQuery(`${prefix}/reset-password`, { token }),
    acceptInvitation: (token: string) => withQuery(`${prefix}/accept-invitation`, { token }),
    /** Where a parent consents to an account, through the link in their mail. */
    guardian: (token: string, done?: string) =>
      withQuery(`${prefix}/verify/parent`, { token, ...(done ? { done } : {}) }),
    verify: (token?: string) => withQuery(`${prefix}/verify`, token ? { token } : undefined),
    dashboard: () => `${prefix}/dashboard`,
    dashboardPage: (page: number) => withQuery(`${prefix}/dashboard`, page > 1 ? { page: String(page) } : {}),
    profile: () => `${prefix}/dashboard/profile`,
    account: () => `${prefix}/dashboard/account`,
    adminSetup: (token?: string) => withQuery(`${prefix}/admin-setup`, token ? { token } : undefined),
    ticket: (id: string) => `${prefix}/my/ticket/${encodeURIComponent(id)}`,
    savedReturn: (to: string) => withQuery(`${prefix}/saved/return`, { to }),
  }) as const
export type PublicPaths = ReturnType<typeof publicPaths>

const PUBLIC_PATHS: Record<Language, PublicPaths> = {
  en: publicPaths(LANGUAGE_PREFIXES.en),
  hi: publicPaths(LANGUAGE_PREFIXES.hi),
}

/** Every path of the site in a language, as a function; links, sitemap, hooks and mails all use these. */
export const pathsIn = (language: Language): PublicPaths => PUBLIC_PATHS[language]

/** Paths that are the same in every language: the studio, and endpoints for programs. */
export const paths = {
  accountExport: () => '/dashboard/account/export',
  interviewCalendar: (application: string) => `/dashboard/applications/${application}/interview.ics`,
  studio: () => '/admin',
  studioList: (collection: string) => `/admin/collections/${collection}`,
  studioRecord: (collection: string, id: string) => `/admin/collections/${collection}/${id}`,
  drawing: (name: string) => `/drawings/${name}`,
  collegePreview: (id: string) => `/preview/colleges/${id}`,
  /** Without an id: the preview of an unsaved page. */
  guidancePreview: (id = 'new') => `/preview/guidance/${id}`,
  pagePreview: (of: string) => `/preview/pages/${of}`,
  adminDashboard: () => '/admin/dashboard',
  sitemapPart: (number: number) => `/sitemap/${number}.xml`,
  me: () => '/api/me',
  vacancyViews: () => '/api/vacancy-views',
  suggestions: (query: Record<string, string>) => withQuery('/api/suggestions', query),
  formToken: () => '/enquiries/token',
} as const

const SOME_ORIGIN = 'http://site.invalid'

/** In characters: enough for a list of sixty choices with notes in Hindi, whose whole state is in its URL. */
export const MAX_PATH_LENGTH = 30_500

/**
 * Keeps a `next` path inside the site.
 * @returns the path if it begins with exactly one slash and contains nothing that browsers read as another host;
 * otherwise the fallback
 */
export function ownPath(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > MAX_PATH_LENGTH || !/^\/(?![/\\])/.test(next)) return fallback
  // Browsers drop tabs and line breaks in URLs and treat a backslash as a slash.
  for (const character of next) {
    if (character === '\\' || character.charCodeAt(0) <= 0x20 || character.charCodeAt(0) === 0x7f) return fallback
  }
  // `/.//host` begins with one slash until its dots are resolved; the result then reads as another host.
  const resolved = URL.canParse(next, SOME_ORIGIN) ? new URL(next, SOME_ORIGIN) : null
  return resolved?.origin === SOME_ORIGIN && !resolved.pathname.startsWith('//') ? next : fallback
}
