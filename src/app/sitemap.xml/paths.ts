import { collegePaths } from '@/features/colleges/page/queries'
import { getAuthorities } from '@/features/counselling/queries'
import { guidancePaths } from '@/features/guidance/queries'
import { hospitalPaths } from '@/features/jobs/institutions/queries'
import { subjectPaths } from '@/features/jobs/subjects/queries'
import { subjectHref } from '@/features/jobs/subjects/view'
import { openJobPaths } from '@/features/jobs/vacancies/queries'
import { getAboutPage } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import { env } from '@/lib/env'
import { ANNOUNCED_LANGUAGES, type Language, RECORD_LANGUAGES } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import { escapeMarkup } from '@/lib/text/escape-markup'

/** The most URLs a file may hold by the rules of sitemaps.org. */
export const MAX_PER_FILE = 50_000

export interface SitemapEntry {
  path: string
  /** ISO date of the last real change; absent if unknown. */
  lastModified?: string
}

/** Pages that every language has. */
const ALWAYS = [
  ...(['home', 'jobs', 'colleges', 'compare', 'counselling', 'predictorHitRate', 'predictorCoverage'] as const),
  ...(['openData', 'collegeMap', 'admission', 'contact', 'postVacancy', 'predictor', 'myList'] as const),
]

/** Every page written in a language that search engines may index, once each. */
async function entriesIn(language: Language): Promise<SitemapEntry[]> {
  const [about, guidance, colleges, jobs, authorities, hospitals, subjects] = await Promise.all([
    getAboutPage(language),
    guidancePaths(language),
    collegePaths(language),
    openJobPaths(),
    getAuthorities(),
    hospitalPaths(),
    searchVocabulary().then(subjectPaths),
  ])
  const paths = pathsIn(language)
  const composed = [
    ...ALWAYS.map((name) => ({ path: paths[name]() })),
    ...(about.isUnreviewed ? [] : [{ path: paths.about() }]),
    ...(hospitals.length > 0 ? [{ path: paths.hospitals() }] : []),
    ...subjects.map((topic) => ({ path: subjectHref(language, topic) })),
    ...guidance,
    ...colleges.map(({ slug, updatedAt }) => ({ path: paths.college(slug), lastModified: updatedAt })),
  ]
  if (!RECORD_LANGUAGES.includes(language)) return composed
  return [
    ...composed,
    { path: paths.privacy() },
    { path: paths.terms() },
    // Without dates the page has only a name and a site, which the calendar shows too.
    ...authorities
      .filter(({ dates }) => dates.length > 0)
      .map(({ slug }) => ({ path: paths.counsellingAuthority(slug) })),
    ...hospitals.map(({ slug, updatedAt }) => ({ path: paths.hospital(slug), lastModified: updatedAt })),
    ...jobs.map(({ slug, updatedAt }) => ({ path: paths.job(slug), lastModified: updatedAt })),
  ]
}

/** Every page that search engines may index, in every announced language. */
export const sitePaths = async (): Promise<SitemapEntry[]> =>
  (await Promise.all(ANNOUNCED_LANGUAGES.map(entriesIn))).flat()

const locations = (entries: readonly SitemapEntry[], element: 'url' | 'sitemap') =>
  entries
    .map(({ path, lastModified }) => {
      const changed = lastModified ? `<lastmod>${escapeMarkup(lastModified)}</lastmod>` : ''
      return `<${element}><loc>${escapeMarkup(env.SITE_URL + path)}</loc>${changed}</${element}>\n`
    })
    .join('')

const document = (root: 'urlset' | 'sitemapindex', body: string) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )

export const urlSet = (entries: readonly SitemapEntry[]): Response => document('urlset', locations(entries, 'url'))

/** Sitemap index, when one file does not hold all URLs. */
export function sitemapIndex(total: number): Response {
  const files = Array.from({ length: Math.ceil(total / MAX_PER_FILE) }, (_, index) => ({
    path: paths.sitemapPart(index + 1),
  }))
  return document('sitemapindex', locations(files, 'sitemap'))
}
