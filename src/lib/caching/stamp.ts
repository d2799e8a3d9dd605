import { randomUUID } from 'node:crypto'
import { cached } from './cache'

/** Of a build, which has no database. */
export const BUILDING = 'building'

/**
 * Changes whenever one of the tags is cleared: a part of the key of what a process keeps in memory (shared-reads.ts).
 * @param name of the stamp
 */
export const stampOf = (name: string, tagsOfAnswer: string[]): Promise<{ stamp: string }> =>
  cached([name], tagsOfAnswer, { stamp: BUILDING }, async () => ({ stamp: randomUUID() }))
