import 'server-only'
import { readRatingMethod, readShelfLives } from '@/cms/sources/shelf-life-queries'
import { DEFAULT_SHELF_LIVES, type ShelfLives } from '@/cms/sources/source-rule'
import { cached, tags } from '@/lib/caching/cache'
import { payloadClient } from './payload'

/** For how many months figures of each kind hold. What is read with it bears the tag `shelfLives` too. */
export const shelfLives = (): Promise<ShelfLives> =>
  cached(['shelf-lives'], [tags.shelfLives()], DEFAULT_SHELF_LIVES, async () => readShelfLives(await payloadClient()))

/** How the ratings of this site are made, as its owners say; null while they say nothing. */
export const ratingMethod = (): Promise<string | null> =>
  cached(['rating-method'], [tags.shelfLives()], null, async () => readRatingMethod(await payloadClient()))
