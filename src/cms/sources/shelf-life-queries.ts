import type { Payload } from 'payload'
import { DEFAULT_SHELF_LIVES, type ShelfLives } from './source-rule'

/** Shelf lives in months, from the settings. */
export async function readShelfLives(payload: Payload): Promise<ShelfLives> {
  // Full authority: these settings are public.
  const { fees, seats, sites } = await payload.findGlobal({ slug: 'fact-settings', depth: 0, overrideAccess: true })
  return {
    fees: fees ?? DEFAULT_SHELF_LIVES.fees,
    seats: seats ?? DEFAULT_SHELF_LIVES.seats,
    sites: sites ?? DEFAULT_SHELF_LIVES.sites,
  }
}

/** How ratings are made, in the owners' words; null if empty. */
export async function readRatingMethod(payload: Payload): Promise<string | null> {
  // Full authority: these settings are public.
  const settings = await payload.findGlobal({ slug: 'fact-settings', depth: 0, overrideAccess: true })
  return settings.ratingMethod?.trim() || null
}
