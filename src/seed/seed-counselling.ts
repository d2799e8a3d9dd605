import type { Payload } from 'payload'
import { addMissing, idsBySlug } from './add-missing'
import { counsellingAuthorities } from './data/counselling-authorities'

/** Who allots seats, in the states, in all of India and in Nepal. */
export async function seedAuthorities(payload: Payload): Promise<number> {
  const regions = await idsBySlug(payload, 'regions')
  return addMissing(
    payload,
    'counselling-authorities',
    counsellingAuthorities.map(({ state, ...authority }) => ({
      ...authority,
      state: state ? regions.get(state) : undefined,
    })),
  )
}
