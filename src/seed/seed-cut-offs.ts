import type { Payload } from 'payload'
import { idsBySlug } from './add-missing'
import { seatTerms } from './data/seat-terms'

/** The words of the authorities that are not there yet. */
export async function seedSeatTerms(payload: Payload): Promise<number> {
  const authorities = await idsBySlug(payload, 'counselling-authorities')
  // Full authority: the seed writes for nobody in particular.
  const { docs } = await payload.find({ collection: 'seat-terms', pagination: false, depth: 0, overrideAccess: true })
  const present = new Map(docs.map((term) => [[term.authority, term.kind, term.code].join('\n'), term]))
  let added = 0
  for (const { authority: slug, ...term } of seatTerms) {
    const authority = authorities.get(slug)
    if (!authority) continue
    const known = present.get([authority, term.kind, term.code].join('\n'))
    if (known?.words) continue
    const options = { overrideAccess: true, context: { disableRevalidate: true } } as const
    if (known) await payload.update({ collection: 'seat-terms', id: known.id, data: term, ...options })
    else await payload.create({ collection: 'seat-terms', data: { ...term, authority }, ...options })
    added += 1
  }
  return added
}
