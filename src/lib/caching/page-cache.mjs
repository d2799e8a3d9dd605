import { channel } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { TAGS_CLEARED } from '../response-cache/tags-cleared.mjs'

const tagsCleared = channel(TAGS_CLEARED)

/**
 * Next's own page cache (16.4.6), which tells the rest of the process when tags have been cleared: Next calls it at the
 * moment from which pages are rendered anew, later than our code asked for it.
 */
export default class PageCache extends fileSystemCache.default {
  /**
   * @param {string | string[]} cleared
   * @param {{ expire?: number }} [durations] as Next hands them on
   */
  async revalidateTag(cleared, durations) {
    await super.revalidateTag(cleared, durations)
    tagsCleared.publish(cleared)
  }
}
