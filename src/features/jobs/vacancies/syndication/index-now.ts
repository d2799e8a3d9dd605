import { type Env, env } from '@/lib/env'

/** The file at the root of the site by which its key is proved; there it counts for every address. */
const KEY_FILE = '/indexnow.txt'

const ANSWER_MILLISECONDS = 10_000

type Settings = Pick<Env, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'SITE_URL'>

/**
 * Tells search engines that pages are new, have changed or are gone, by the protocol of indexnow.org.
 * @param paths of this site, at most 10,000
 * @returns whether they were taken (200, or 202 while the key is being checked); false without a key
 * @throws when the service does not answer
 */
export async function tellSearchEngines(paths: readonly string[], settings: Settings = env): Promise<boolean> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, SITE_URL } = settings
  if (!key || paths.length === 0) return false
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
