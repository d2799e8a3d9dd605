import type { Payload } from 'payload'
import { byTheClock } from '@/cms/background/by-the-clock'
import { clearTags, tags } from '@/lib/caching/cache'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { type Env, env } from '@/lib/env'
import { ANNOUNCED_LANGUAGES, RECORD_LANGUAGES } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { recordAnnounced, unannounced } from '../operations/announce-queries'

/** The file at the site's root that proves the key for every URL. */
const KEY_FILE = '/indexnow.txt'

const ANSWER_MILLISECONDS = 10_000

/**
 * Tells search engines that pages are new, have changed or are gone, by the protocol of indexnow.org.
 * @param paths of this site, at most 10,000
 * @returns whether they were taken: 200, or 202 while the key is being checked
 * @throws when the service does not answer
 */
async function announceUrls(paths: readonly string[], { INDEXNOW_KEY: key, INDEXNOW_URL, SITE_URL }: Env) {
  const response = await fetch(INDEXNOW_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(SITE_URL).host,
      key,
      keyLocation: SITE_URL + KEY_FILE,
      urlList: paths.map((path) => SITE_URL + path),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  })
  await response.body?.cancel()
  return response.status === 200 || response.status === 202
}

/** The languages in which vacancies are written; in others the page only has a translated frame. */
const WRITTEN = RECORD_LANGUAGES.filter((language) => ANNOUNCED_LANGUAGES.includes(language))
/** The service takes ten thousand URLs at once; a vacancy has one per language. */
const MAX_AT_ONCE = Math.floor(5000 / WRITTEN.length)

/**
 * Announces vacancies that are new, have changed or have closed. What the service rejects, or cannot be reached for, is
 * announced again at the next run.
 * @returns how many vacancies were announced
 */
export async function announceVacancies(payload: Payload, now: Date, settings: Env = env): Promise<number> {
  if (!settings.INDEXNOW_KEY) return 0
  const news = await unannounced(payload, now, MAX_AT_ONCE)
  const paths = news.flatMap(({ slug }) => WRITTEN.map((language) => pathsIn(language).job(slug)))
  if (paths.length === 0) return 0
  try {
    if (await announceUrls(paths, settings)) {
      await recordAnnounced(payload, news)
      return news.length
    }
    payload.logger.warn({ msg: 'search engines refused the addresses of vacancies', urls: paths.length })
  } catch (error) {
    payload.logger.warn({ msg: 'search engines were not reached', reason: String(error) })
  }
  return 0
}

/** Every five minutes; does nothing without a key. */
export const announceVacanciesTask = byTheClock(
  'announce-vacancies',
  'Tell search engines of vacancies',
  '20 */5 * * * *',
  ({ payload }) => announceVacancies(payload, new Date()),
)

/** Longer than the pause between two runs. */
const DAY_IS_NEW = 35 * 60_000

/** Whether the day has just begun in India, so that yesterday's deadlines have passed. */
export const isNewDayInIndia = (now: Date): boolean => now.getTime() - startOfIndianDay(now).getTime() < DAY_IS_NEW

/**
 * Clears the cache of vacancies at midnight in India, so that not even the first visitor sees one whose deadline has
 * passed. Half-hourly, to be independent of the server's time zone.
 */
export const closeVacanciesTask = byTheClock(
  'close-vacancies',
  'Close vacancies at the end of their last day',
  '1 0,30 * * * *',
  async (req) => {
    if (isNewDayInIndia(new Date())) clearTags(req, [tags.jobs(), tags.allJobs(), tags.home()])
  },
)
