import { channel, subscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DATABASE_DOWN, EVERY_PAGE, TAGS_CLEARED, TAGS_CLEARED_ELSEWHERE } from '../caching/tag-channels.mjs'
import { pingDatabase } from '../database/database-pool'
import { linkProcesses, type ProcessLink } from './process-link'

interface Cleared {
  tags: string[]
  isOwn: boolean
  until: Promise<unknown>[]
}

const clearedElsewhere = channel(TAGS_CLEARED_ELSEWHERE)
const databaseDown = channel(DATABASE_DOWN)

/** Clears everything this process caches, pages and the reads behind them; the other processes keep theirs. */
const clearAllHere = () => clearedElsewhere.publish([EVERY_PAGE])

/**
 * Tells the other processes which tags this one clears, and clears what they clear. While the database is down no one
 * can edit, so cached data stays and is served. While it is up but only this process is cut off from the others,
 * everything is cleared every five seconds, so that no visitor sees an older state for longer.
 * @param options `onLead` as in `linkProcesses`; `warn` writes to the log
 */
export function shareClearing(options: {
  connectionString: string
  onLead?: ((leads: boolean) => void) | undefined
  warn: (words: string) => void
}): ProcessLink {
  const link = linkProcesses({
    connectionString: options.connectionString,
    onWords: async (tags) => {
      clearedElsewhere.publish(tags)
      // The caches clear in the same turn of the event loop in which they are told.
      await nextTurn()
    },
    onGap: clearAllHere,
    pingDatabase: pingDatabase,
    onAway: (isAway) => databaseDown.publish(isAway),
    onLead: options.onLead,
    onTrouble: options.warn,
  })
  subscribe(TAGS_CLEARED, (message) => {
    const { tags, isOwn, until } = message as Cleared
    const shared = tags.filter((tag) => tag !== EVERY_PAGE)
    if (isOwn && shared.length > 0) until.push(link.send(shared))
  })
  return link
}
