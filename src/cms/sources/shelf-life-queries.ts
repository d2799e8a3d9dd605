import type { Payload } from 'payload'
import { DEFAULT_SHELF_LIVES, type ShelfLives } from './source-rule'

/** For how many months figures of each kind hold, as the settings say. */
export async function readShelfLives(payload: Payload): Promise<ShelfLives> {
  // Full authority: everybody may read these settings.
  const { fees, seats, sites } = await payload.findGlobal({ slug: 'fact-settings', depth: 0, overrideAccess: true })
  return {
    fees: fees ?? DEFAULT_SHELF_LIVES.fees,
    seats: seats ?? DEFAULT_SHELF_LIVES.seats,
    sites: sites ?? DEFAULT_SHELF_LIVES.sites,
  }
}

/** What the owners say of how their ratings are made; null where they say nothing. */
export async function readRatingMethod(payload: Payload): Promise<string | null> {
  // Full authority: everybody may read these settings.
  const settings = await payload.findGlobal({ slug: 'fact-settings', depth: 0, overrideAccess: true })
  return settings.ratingMethod?.trim() || null
}
