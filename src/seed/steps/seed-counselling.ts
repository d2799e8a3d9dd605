import type { Payload } from 'payload'
import { z } from 'zod'
import { COURSE_KEYS } from '@/lib/vocabulary'
import { listOf } from '../files/cells'
import { readTable } from '../files/read-content'
import { addMissing, idsBySlug } from './add-missing'

const AUTHORITY = z.object({
  slug: z.string(),
  name: z.string(),
  short_name: z.string().optional(),
  state: z.string().optional(),
  courses: listOf(z.enum(COURSE_KEYS)),
  site: z.url(),
  allots: z.string(),
})

/** Who allots seats in India and Nepal. Dates are not seeded: each stands in a notice, which editors enter. */
export const authorities = () => readTable('authorities.csv', AUTHORITY)

/** Who allots seats, in the states, in all of India and in Nepal. */
export async function seedAuthorities(payload: Payload): Promise<number> {
  const regions = await idsBySlug(payload, 'regions')
  return addMissing(
    payload,
    'counselling-authorities',
    authorities().map(({ state, short_name: shortName, ...authority }) => ({
      ...authority,
      shortName,
      state: state ? regions.get(state) : undefined,
    })),
  )
}
