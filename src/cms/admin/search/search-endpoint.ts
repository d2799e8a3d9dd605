import type { Endpoint } from 'payload'
import { endpoint, permits, staffOnly } from '@/cms/access/access'
import type { StudioScreens } from '../shell/studio'

const MOST_OF_A_KIND = 5
const SHORTEST = 2
const LONGEST = 64

/**
 * Searches what the features offer (people, vacancies, colleges), each source only for the roles that may see its
 * results.
 */
export function studioSearch(screens: readonly StudioScreens[]): Endpoint {
  const sources = screens.flatMap(({ searched = [] }) => searched)
  return endpoint(staffOnly, 'get', '/studio-search', async (req, user) => {
    const words = (req.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
    const open = words.length < SHORTEST ? [] : sources.filter(({ rule }) => permits(rule, user))
    const groups = await Promise.all(
      open.map(async ({ label, find }) => ({ label, hits: await find({ req, user, words, most: MOST_OF_A_KIND }) })),
    )
    return Response.json({ groups: groups.filter(({ hits }) => hits.length > 0) })
  })
}
