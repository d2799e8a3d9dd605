import { type NextRequest, NextResponse } from 'next/server'
import { COLLEGE_PATHS } from './features/colleges/page/path-queries'
import { AUTHORITY_PATHS } from './features/counselling/path-queries'
import { guidancePaths } from './features/guidance/path-queries'
import { INSTITUTION_PATHS, subjectMayExist, VACANCY_PATHS } from './features/jobs/path-queries'
import { baseTerms } from './features/search/base-terms'
import { LANGUAGE_PREFIXES, LANGUAGES, type Language, splitPath } from './lib/language'
import { logMissingPath } from './lib/paths/log-missing-path'
import { type MissingKind, missingPage } from './lib/paths/missing-page'
import { SECTIONS, SEGMENTS_OF_NO_LANGUAGE } from './lib/paths/page-paths.mjs'
import { mayExist } from './lib/paths/path-queries'
import { isCourseKey } from './lib/vocabulary'

/** `proxyMatchers()`, repeated literally, because Next reads this table statically. */
export const config = {
  matcher: [
    '/colleges/:slug/:part(cut-offs)?',
    '/counselling/:slug',
    '/hospitals/:slug',
    '/jobs/((?!feed\\.xml|aggregators\\.xml).*)',
    '/:combination([^/]+-in-[^/]+)',
    '/hi/colleges/:slug/:part(cut-offs)?',
    '/hi/counselling/:slug',
    '/hi/hospitals/:slug',
    '/hi/jobs/((?!feed\\.xml|aggregators\\.xml).*)',
    '/hi/:combination([^/]+-in-[^/]+)',
    '/((?!_next/|api/|admin).*[A-Z].*)',
    '/(.*%.*)',
  ],
}

/** Stands for a segment that is not valid UTF-8, to which Next itself would respond with a bare 500. */
const UNREADABLE = '\uFFFD'

/** Segment before the place of vacancies: `/jobs/in/delhi`. */
const IN = 'in'

/** Not a college's slug: `/colleges/map`. */
const MAP = 'map'

/** Sections whose paths name a record. */
const RECORDS: ReadonlySet<string> = new Set(['colleges', 'hospitals', 'jobs'])

/** Set by Next while an editor views a draft. */
const PREVIEW_COOKIE = '__prerender_bypass'

/** Responds for records that do not exist, before any page is rendered; grants no access. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { language, path } = splitPath(request.nextUrl.pathname)
  const parts = path.slice(1).split('/').map(decode)
  const lowercase = isOfReader(request)
    ? (folderInLowercase(request, parts) ?? sectionInLowercase(request, language, parts))
    : null
  if (lowercase) return NextResponse.redirect(lowercase, 308)
  const missing = parts.includes(UNREADABLE) ? 'page' : await missingRecord(request, parts)
  if (!missing) return NextResponse.next()
  const written = parts.includes(UNREADABLE) ? null : await pathInLowercase(request, language, parts)
  if (written) return NextResponse.redirect(written, 308)
  logMissingPath(parts)
  return missingPage(missing, language)
}

/** Submitted forms and drafts are left to the page. */
function isOfReader({ method, headers, cookies }: NextRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  const brings = Number(headers.get('content-length') ?? 0) > 0
  return reads && !brings && !cookies.has(PREVIEW_COOKIE)
}

/** As `missingKind`, for readers only. */
const missingRecord = async (request: NextRequest, parts: string[]): Promise<MissingKind | null> =>
  isOfReader(request) ? missingKind(parts) : null

/** The same path with its folder in lower case: `/HI/jobs`, `/Admin`. */
function folderInLowercase({ nextUrl }: NextRequest, [folder = '', ...parts]: string[]): URL | null {
  const lowercase = folder.toLowerCase()
  if (folder === lowercase || ![...LANGUAGES, ...SEGMENTS_OF_NO_LANGUAGE].includes(lowercase)) return null
  const target = nextUrl.clone()
  target.pathname = ['', lowercase, ...parts].join('/')
  return target
}

/** The same path in lower case if its first segment has capital letters: `/Jobs`, `/MBBS-Courses`. */
function sectionInLowercase(request: NextRequest, language: Language, parts: string[]): URL | null {
  const lowercase = parts.map((part) => part.toLowerCase())
  const isKnown = SECTIONS.includes(lowercase[0] ?? '') && (parts[0] !== lowercase[0] || !RECORDS.has(parts[0] ?? ''))
  return isKnown && lowercase.some((part, index) => part !== parts[index])
    ? addressOf(request, language, lowercase)
    : null
}

function addressOf({ nextUrl }: NextRequest, language: Language, parts: string[]): URL {
  const target = nextUrl.clone()
  target.pathname = `${LANGUAGE_PREFIXES[language]}/${parts.join('/')}`
  return target
}

/** Intended path of one with capital letters: `/MBBS-in-Bihar`. */
async function pathInLowercase(request: NextRequest, language: Language, parts: string[]): Promise<URL | null> {
  const lowercase = parts.map((part) => part.toLowerCase())
  if (lowercase.every((part, index) => part === parts[index]) || (await missingKind(lowercase))) return null
  return addressOf(request, language, lowercase)
}

/** Kind of "not found" page if the path's record does not exist; null if the page decides. */
async function missingKind([first = '', ...rest]: string[]): Promise<MissingKind | null> {
  const [second = ''] = rest
  if (first === 'colleges') return second === MAP || (await mayExist(COLLEGE_PATHS, second)) ? null : 'college'
  if (first === 'counselling') return (await mayExist(AUTHORITY_PATHS, second)) ? null : 'page'
  if (first === 'hospitals') return (await mayExist(INSTITUTION_PATHS, second)) ? null : 'page'
  if (first === 'jobs') return (await vacanciesMayStandAt(rest)) ? null : 'page'
  const at = first.toLowerCase().indexOf('-in-')
  if (at < 0) return null
  const course = first.slice(0, at)
  const known = isCourseKey(course) && (await mayExist(guidancePaths(course), first.slice(at + '-in-'.length)))
  return known ? null : 'combination'
}

/** A vacancy and what belongs to it, or vacancies of a department or designation, of a place, or of both. */
async function vacanciesMayStandAt([first = '', second, third]: string[]): Promise<boolean> {
  if (first === IN && second !== undefined) return subjectMayExist(baseTerms(), 'place', second)
  if (second === IN && third !== undefined) {
    const [what, where] = await Promise.all([
      subjectMayExist(baseTerms(), 'subject', first),
      subjectMayExist(baseTerms(), 'place', third),
    ])
    return what && where
  }
  if (await mayExist(VACANCY_PATHS, first)) return true
  return second === undefined && subjectMayExist(baseTerms(), 'subject', first)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return UNREADABLE
  }
}
