import 'server-only'
import { readRatingMethod, readShelfLives } from '@/cms/sources/shelf-life-queries'
import { DEFAULT_SHELF_LIVES, type ShelfLives } from '@/cms/sources/source-rule'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from './payload'

/** Shelf lives of figures in months. Cached results using them need the tag `shelfLives` too. */
export const shelfLives = (): Promise<ShelfLives> =>
  cached(['shelf-lives'], [tags.shelfLives()], DEFAULT_SHELF_LIVES, async () => readShelfLives(await payloadClient()))

/** How this site's ratings are made, in the owners' words; null if empty. */
export const ratingMethod = (): Promise<string | null> =>
  cached(['rating-method'], [tags.shelfLives()], null, async () => readRatingMethod(await payloadClient()))
