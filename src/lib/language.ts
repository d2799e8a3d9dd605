import { COURSE_ADDRESSES } from './paths/course-paths.mjs'
import { LANGUAGE_PREFIXES as prefixes } from './paths/language-prefixes.mjs'
import type { CourseKey } from './vocabulary'

/**
 * The languages of the public half. To add one, name it here: the compiler then names every module of texts, every
 * format and every table that lacks it.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The languages whose pages search engines are told of: naming one above serves it, naming it here announces it in
 * `hreflang`, the sitemap and IndexNow, page by page: those that are written in it.
 */
export const ANNOUNCED_LANGUAGES: readonly Language[] = ['en']

/** The languages of records that nobody translates: vacancies, hospitals, counselling authorities, the legal pages. */
export const RECORD_LANGUAGES: readonly Language[] = ['en']

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी' }

/** What programs call each language: BCP 47, as used in India. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }

/** The language of addresses without a prefix, and of people who have not said theirs. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** The language of the studio and of what the team is told. */
export const STUDIO_LANGUAGE: Language = 'en'

/** The field in which a form of the site says its language. */
export const LANGUAGE_FIELD = 'language'

/** A language as a form or a record names it; anything else is the default. */
export const languageOf = (name: unknown): Language =>
  LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE

/** The language of the page that a form was on. */
export const languageOfForm = (form: FormData): Language =>
  // A program may send no form at all; who reads its fields says so.
  languageOf(form instanceof FormData ? form.get(LANGUAGE_FIELD) : null)

/** Whether a page is in the language that editors write: in another one it says its own words, not theirs. */
export const isEditors = (language: Language): boolean => language === STUDIO_LANGUAGE

/** Whether a record says something in the language of a page, and not in that of the editors. */
export const isSaidIn = (language: Language, text: string | null): boolean =>
  isEditors(language) || languageOfText(text) === undefined

/**
 * The language of what a record says, for the element that holds it: English where it has two words of Latin letters and
 * none of Devanagari; undefined where it is a number or a name of one word.
 */
export const languageOfText = (text: string | null | undefined): Language | undefined =>
  text && /[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/.test(text) && !/[\u0900-\u097F]/.test(text) ? STUDIO_LANGUAGE : undefined

/** What the addresses of a language begin with. */
export const LANGUAGE_PREFIXES: Record<Language, string> = prefixes

/** A link that an editor has written, on a page in a language: it leads to the same page in that language. */
export const linkIn = (language: Language, link: string): string =>
  link.startsWith('/') ? LANGUAGE_PREFIXES[language] + link : link

/** The language of a path of ours, and the path without its prefix: what comparisons of addresses look at. */
export const splitPath = (path: string): { language: Language; path: string } =>
  withoutPrefix(path, LANGUAGES, LANGUAGE_PREFIXES, DEFAULT_LANGUAGE)

/**
 * Takes the prefix of a language off a path: "/hi/jobs?page=2" is "/jobs?page=2" in Hindi, "/hill-colleges" is itself.
 * @param ordinary the language of paths without a prefix
 */
export function withoutPrefix<Language extends string>(
  path: string,
  languages: readonly Language[],
  prefixes: Record<Language, string>,
  ordinary: Language,
): { language: Language; path: string } {
  for (const language of languages) {
    const prefix = prefixes[language]
    const rest = path.slice(prefix.length)
    if (prefix === '' || !path.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) continue
    return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
  }
  return { language: ordinary, path }
}

/** The addresses of people's pages under a prefix. */
const publicPaths = (prefix: string) =>
  ({
    home: () => prefix || '/',
    /** Where the search of the home page asks without script. */
    search: () => `${prefix}/search`,
    jobs: (query?: Record<string, string>) => withQuery(`${prefix}/jobs`, query),
    jobHighlighted: (id: string) => `${prefix}/jobs?highlight=${encodeURIComponent(id)}`,
    job: (slug: string) => `${prefix}/jobs/${slug}`,
    /** Open vacancies of a department or designation, of a place, and of the one in the other. */
    jobsOf: (subject: string) => `${prefix}/jobs/${subject}`,
    jobsIn: (place: string) => `${prefix}/jobs/in/${place}`,
    jobsOfIn: (subject: string, place: string) => `${prefix}/jobs/${subject}/in/${place}`,
    applyForJob: (slug: string) => `${prefix}/jobs/${slug}/apply`,
    applyDialog: (slug: string) => `${prefix}/jobs/${slug}?apply=1`,
    jobsFeed: (query?: Record<string, string>) => withQuery(`${prefix}/jobs/feed.xml`, query),
    walkInCalendar: (slug: string) => `${prefix}/jobs/${slug}/walk-in.ics`,
    hospitals: () => `${prefix}/hospitals`,
    hospital: (slug: string) => `${prefix}/hospitals/${slug}`,
    postVacancy: () => `${prefix}/post-a-vacancy`,
    /** Where a hospital manages a vacancy that it sent in. */
    ownVacancy: (link: string, done?: string) =>
      withQuery(`${prefix}/post-a-vacancy/yours`, { link, ...(done ? { done } : {}) }),
    changeOwnVacancy: (link: string) => withQuery(`${prefix}/post-a-vacancy/change`, { link }),
    vacancyLinks: () => `${prefix}/post-a-vacancy/links`,
    applicantCv: (link: string, application: string) => withQuery(`${prefix}/post-a-vacancy/cv`, { link, application }),
    colleges: (query?: Record<string, string>) => withQuery(`${prefix}/colleges`, query),
    collegeMap: () => `${prefix}/colleges/map`,
    college: (slug: string) => `${prefix}/colleges/${slug}`,
    predictor: (query?: Pairs) => withPairs(`${prefix}/predictor`, query),
    predictorHitRate: () => `${prefix}/predictor/how-good`,
    predictorCoverage: () => `${prefix}/predictor/coverage`,
    openData: () => `${prefix}/data`,
    /** A table, or what describes them all; a file is the same in every language. */
    openDataFile: (file: string) => `/data/${file}`,
    myList: (query?: Pairs) => withPairs(`${prefix}/my-list`, query),
    /** A list that its owner keeps, and the same for whoever has its link. */
    keptList: (list: string, done?: string) => withQuery(`${prefix}/my-list/kept`, { list, ...(done ? { done } : {}) }),
    sharedList: (link: string, done?: string) =>
      withQuery(`${prefix}/my-list/shared`, { link, ...(done ? { done } : {}) }),
    /** The list as one file that needs neither the network nor a script. */
    myListOffline: (query?: Pairs) => withPairs(`${prefix}/my-list/list.html`, query),
    myListCsv: (query?: Pairs) => withPairs(`${prefix}/my-list/list.csv`, query),
    /** Colleges side by side, by their addresses; the commas stay readable. */
    compare: (slugs: readonly string[] = [], query: Record<string, string> = {}) =>
      `${prefix}/compare${slugs.length > 0 ? `?c=${slugs.join(',')}${new URLSearchParams(query).size > 0 ? `&${new URLSearchParams(query)}` : ''}` : ''}`,
    sharePicture: () => `${prefix}/share-picture`,
    collegeCutOffs: (slug: string, query?: Record<string, string>) =>
      withQuery(`${prefix}/colleges/${slug}/cut-offs`, query),
    courseListing: (key: CourseKey) => `${prefix}/${COURSE_ADDRESSES[key]}`,
    guidance: (course: CourseKey, regionSlug: string) => `${prefix}/${course}-in-${regionSlug}`,
    counselling: (query?: Record<string, string>) => withQuery(`${prefix}/counselling`, query),
    counsellingAuthority: (slug: string) => `${prefix}/counselling/${slug}`,
    /** The dates of an authority for calendars that subscribe to them. */
    counsellingCalendar: (slug: string) => `${prefix}/counselling/${slug}/dates.ics`,
    admission: (query?: Record<string, string>) => withQuery(`${prefix}/admission`, query),
    about: () => `${prefix}/about`,
    contact: () => `${prefix}/contact`,
    enquirySent: (form: string) => withQuery(`${prefix}/enquiries/sent`, { form }),
    correction: (page: string) => withQuery(`${prefix}/corrections`, { page }),
    /** Sets an alert for a search of vacancies. */
    setAlert: (query?: Record<string, string>) => withQuery(`${prefix}/alerts/new`, query),
    /** Everything that we send to a mailbox, by the link of a mail. */
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
    resetPassword: (token: string) => `${prefix}/reset-password?token=${encodeURIComponent(token)}`,
    acceptInvitation: (token: string) => `${prefix}/accept-invitation?token=${encodeURIComponent(token)}`,
    /** Where a parent agrees to an account, by the link of their mail. */
    guardian: (token: string) => withQuery(`${prefix}/verify/parent`, { token }),
    verify: (token?: string) => withQuery(`${prefix}/verify`, token ? { token } : undefined),
    dashboard: () => `${prefix}/dashboard`,
    dashboardPage: (page: number) => (page > 1 ? `${prefix}/dashboard?page=${page}` : `${prefix}/dashboard`),
    profile: () => `${prefix}/dashboard/profile`,
    account: () => `${prefix}/dashboard/account`,
    adminSetup: (token?: string) => withQuery(`${prefix}/admin-setup`, token ? { token } : undefined),
    ticket: (id: string) => `${prefix}/my/ticket/${encodeURIComponent(id)}`,
    savedReturn: (to: string) => `${prefix}/saved/return?${new URLSearchParams({ to })}`,
  }) as const
export type PublicPaths = ReturnType<typeof publicPaths>

const PUBLIC_PATHS: Record<Language, PublicPaths> = {
  en: publicPaths(LANGUAGE_PREFIXES.en),
  hi: publicPaths(LANGUAGE_PREFIXES.hi),
}

/** Every address of the site in a language, as a function: links, sitemap, hooks and mails all take them from here. */
export const pathsIn = (language: Language): PublicPaths => PUBLIC_PATHS[language]

/** The addresses that are the same in every language: of the studio, and of what only programs ask for. */
export const paths = {
  accountExport: () => '/dashboard/account/export',
  interviewCalendar: (application: string) => `/dashboard/applications/${application}/interview.ics`,
  studio: () => '/admin',
  studioList: (collection: string) => `/admin/collections/${collection}`,
  studioRecord: (collection: string, id: string) => `/admin/collections/${collection}/${id}`,
  drawing: (name: string) => `/drawings/${name}`,
  collegePreview: (id: string) => `/preview/colleges/${id}`,
  /** Without an id: the preview of a page that has not been saved yet. */
  guidancePreview: (id = 'new') => `/preview/guidance/${id}`,
  pagePreview: (of: string) => `/preview/pages/${of}`,
  adminDashboard: () => '/admin/dashboard',
  sitemapPart: (number: number) => `/sitemap/${number}.xml`,
  me: () => '/api/me',
  vacancyViews: () => '/api/vacancy-views',
  suggestions: (query: Record<string, string>) => withQuery('/api/suggestions', query),
  formToken: () => '/enquiries/token',
} as const

function withQuery(path: string, query?: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Parameters of which one name may stand several times. */
type Pairs = readonly (readonly [string, string])[]

const withPairs = (path: string, query: Pairs = []) =>
  query.length > 0 ? `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}` : path

const SOME_ORIGIN = 'http://site.invalid'

/** In characters: a list of sixty choices, whose address is its whole state. */
export const LONGEST_PATH = 8500

/**
 * Keeps a `next` address inside the site.
 * @returns the path when it begins with exactly one slash and holds nothing that a browser reads as another host; else the fallback
 */
export function ownPath(next: string | null | undefined, fallback: string): string {
  if (!next || next.length > LONGEST_PATH || !/^\/(?![/\\])/.test(next)) return fallback
  // Browsers drop tabs and line breaks inside addresses and treat a backslash as a slash.
  for (const character of next) {
    if (character === '\\' || character.charCodeAt(0) <= 0x20 || character.charCodeAt(0) === 0x7f) return fallback
  }
  // `/.//host` has one slash until its dots are resolved; what is left then reads as another host.
  const resolved = URL.canParse(next, SOME_ORIGIN) ? new URL(next, SOME_ORIGIN) : null
  return resolved?.origin === SOME_ORIGIN && !resolved.pathname.startsWith('//') ? next : fallback
}
