import type { Where } from 'payload'
import { startOfIndianDay } from '@/lib/indian-calendar'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from '@/server/payload'
import { jobCard } from './card-view'
import { openJobs, secondsUntilDayEndsInIndia } from './open-rule'
import type { JobCardView } from './view'

const PLACES = 3

/**
 * The vacancies of the home page: those an editor chose, in that order, filled up with the newest open ones.
 * @param chosen record ids; those no longer open are passed over
 */
export function featuredJobs(chosen: string[]): Promise<JobCardView[]> {
  // The day is part of the key: what is open changes at midnight without any edit.
  const day = startOfIndianDay().toISOString()
  return cached(
    ['featured-jobs', day, ...chosen],
    [tags.home(), tags.jobCards(), tags.allJobs()],
    async () => {
      const payload = await payloadClient()
      const read = async (where: Where, limit: number) => {
        const { docs } = await payload.find({
          collection: 'jobs',
          where: { and: [openJobs(), where] },
          depth: 0,
          limit,
          pagination: false,
          sort: '-postedAt',
          overrideAccess: false,
        })
        return docs
      }
      const picked = chosen.length > 0 ? await read({ id: { in: chosen } }, chosen.length) : []
      picked.sort((first, second) => chosen.indexOf(first.id) - chosen.indexOf(second.id))
      const missing = PLACES - picked.length
      const rest = missing > 0 ? await read({ id: { not_in: picked.map(({ id }) => id) } }, missing) : []
      return [...picked, ...rest].map((job) => jobCard(job))
    },
    [],
    secondsUntilDayEndsInIndia(),
  )
}
