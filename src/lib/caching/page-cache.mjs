import { channel, subscribe } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { pageCacheCounts } from './page-cache-counts.mjs'
import { TAGS_CLEARED, TAGS_CLEARED_ELSEWHERE } from './tag-channels.mjs'

/** Next's builder hands on the class, Node the module that holds it; both load this file. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const tagsCleared = channel(TAGS_CLEARED)

/** @type {{ totalSize: number, maxSize: number, onEvict?: () => void } | undefined} Next's store, one for the process. */
const store = () => FileSystemCache.memoryCache

/**
 * Next's own page cache (16.4.6), which counts what it finds and tells the rest of the process when tags have been cleared: Next calls it at the
 * moment from which pages are rendered anew, later than our code asked for it.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>} details as Next hands them on */
  constructor(...details) {
    super(...details)
    const memory = store()
    if (memory) {
      memory.onEvict = () => {
        pageCacheCounts.evictions += 1
      }
    }
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} asked as Next hands them on */
  async get(...asked) {
    const found = await super.get(...asked)
    pageCacheCounts[found ? 'hits' : 'misses'] += 1
    pageCacheCounts.bytes = store()?.totalSize ?? 0
    pageCacheCounts.mostBytes = store()?.maxSize ?? 0
    return found
  }

  /**
   * @param {string | string[]} cleared
   * @param {{ expire?: number }} [durations] as Next hands them on
   */
  async revalidateTag(cleared, durations) {
    await super.revalidateTag(cleared, durations)
    tagsCleared.publish({ tags: [cleared].flat(), isOwn: true })
  }
}

/** Next keeps when each tag was cleared for the whole process, not in the cache that it asks to clear it. */
const anyCache = Object.create(FileSystemCache.prototype)

/** What another process has cleared is cleared here, without being told again. */
subscribe(TAGS_CLEARED_ELSEWHERE, async (tags) => {
  await FileSystemCache.prototype.revalidateTag.call(anyCache, tags, { expire: 0 })
  tagsCleared.publish({ tags, isOwn: false })
})
