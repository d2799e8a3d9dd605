import { MAX_PER_FILE, sitemapIndex, sitePaths, urlSet } from './paths'

export const dynamic = 'force-dynamic'

/** All URLs in one file, or an index when they exceed one file. */
export async function GET(): Promise<Response> {
  const entries = await sitePaths()
  return entries.length > MAX_PER_FILE ? sitemapIndex(entries.length) : urlSet(entries)
}
