import type { Endpoint } from 'payload'
import { endpoint, permits, staffOnly } from '@/cms/access/access'
import type { StudioScreens } from '../shell/studio'

const MAX_PER_KIND = 5
const MIN_LENGTH = 2
const MAX_LENGTH = 64

/**
 * Searches what the features offer (people, vacancies, colleges), each source only for the roles that may see its
 * results.
 */
export function studioSearch(screens: readonly StudioScreens[]): Endpoint {
  const sources = screens.flatMap(({ searched = [] }) => searched)
  return endpoint(staffOnly, 'get', '/studio-search', async (req, user) => {
    const words = (req.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH)
    const open = words.length < MIN_LENGTH ? [] : sources.filter(({ rule }) => permits(rule, user))
    const groups = await Promise.all(
      open.map(async ({ label, find }) => ({ label, hits: await find({ req, user, words, max: MAX_PER_KIND }) })),
    )
    return Response.json({ groups: groups.filter(({ hits }) => hits.length > 0) })
  })
}
