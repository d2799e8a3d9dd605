import type { Where } from 'payload'
import { asVisitor } from '@/cms/access/access'
import { liveRecords } from '@/cms/access/live-rule'
import type { Language } from '@/lib/language'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from '@/server/payload'
import { shelfLives } from '@/server/shelf-lives'
import type { CollegeCardView } from '../page/view'
import { CARD_COLUMNS, collegeCard } from './card-view'

const PLACES = 3

/**
 * The colleges of the home page: those an editor chose, in that order, filled up with featured ones.
 * @param chosen record ids; hidden or deleted ones are passed over
 */
export function topColleges(language: Language, chosen: string[]): Promise<CollegeCardView[]> {
  return cached(
    ['top-colleges', language, ...chosen],
    [tags.home(), tags.collegeCards(), tags.allColleges(), tags.media(), tags.shelfLives()],
    [],
    async () => {
      const [payload, shelf] = await Promise.all([payloadClient(), shelfLives()])
      const read = async (where: Where, limit: number) => {
        const { docs } = await payload.find({
          collection: 'colleges',
          where: { and: [liveRecords(), where] },
          select: CARD_COLUMNS,
          limit,
          sort: ['-featured', 'name'],
          ...asVisitor,
          depth: 1,
        })
        return docs
      }
      const picked = chosen.length > 0 ? await read({ id: { in: chosen } }, chosen.length) : []
      picked.sort((first, second) => chosen.indexOf(first.id) - chosen.indexOf(second.id))
      const missing = PLACES - picked.length
      const rest = missing > 0 ? await read({ id: { not_in: picked.map(({ id }) => id) } }, missing) : []
      return [...picked, ...rest].map((college) => collegeCard(language, college, shelf))
    },
  )
}
