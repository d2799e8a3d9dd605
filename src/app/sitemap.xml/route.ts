import { MOST_PER_FILE, sitemapIndex, sitePaths, urlSet } from './paths'

export const dynamic = 'force-dynamic'

/** All addresses in one file, or an index of files when there are more than one may hold. */
export async function GET(): Promise<Response> {
  const entries = await sitePaths()
  return entries.length > MOST_PER_FILE ? sitemapIndex(entries.length) : urlSet(entries)
}
