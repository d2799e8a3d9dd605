import { channel } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { TAGS_CLEARED } from '../response-cache/tags-cleared.mjs'

/** Next's builder hands on the class, Node the module that holds it; both load this file. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const tagsCleared = channel(TAGS_CLEARED)

/**
 * Next's own page cache (16.4.6), which tells the rest of the process when tags have been cleared: Next calls it at the
 * moment from which pages are rendered anew, later than our code asked for it.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @param {string | string[]} cleared
   * @param {{ expire?: number }} [durations] as Next hands them on
   */
  async revalidateTag(cleared, durations) {
    await super.revalidateTag(cleared, durations)
    tagsCleared.publish(cleared)
  }
}
