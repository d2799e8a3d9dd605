import { channel, subscribe } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { packed, unpacked } from './packed-page.mjs'
import { pageCacheCounts } from './page-cache-counts.mjs'
import { TAGS_CLEARED, TAGS_CLEARED_ELSEWHERE, TAGS_TO_CLEAR } from './tag-channels.mjs'

/** Next's builder hands on the class, Node the module that holds it; both load this file. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * When tags that Next was asked to clear are cleared a second time, in milliseconds: a command tells of its change while
 * the row is still being committed, and what is rendered in that moment reads the old one. An edit of the site itself is
 * told of after its commit, once and for all.
 */
const AGAIN_MILLISECONDS = 2000
/** What is older was rendered by the build, without a database: no process shows it, whether or not anybody asks `/ready`. */
const STARTED = Date.now()

const tagsCleared = channel(TAGS_CLEARED)

/** @type {{ totalSize: number, maxSize: number, onEvict?: () => void } | undefined} Next's store, one for the process. */
const store = () => FileSystemCache.memoryCache

/** Next keeps when each tag was cleared for the whole process, not in the cache that it asks to clear it. */
const anyCache = Object.create(FileSystemCache.prototype)

/**
 * Clears tags without Next having asked for it.
 * @param {string[]} tags
 * @param {boolean} isOwn whether the other processes are to be told
 */
async function clearHere(tags, isOwn = false) {
  pageCacheCounts.clearings += 1
  await FileSystemCache.prototype.revalidateTag.call(anyCache, tags, { expire: 0 })
  await tell(tags, isOwn)
}

/**
 * Tells this process of cleared tags, and by it the others.
 * @param {string[]} tags
 * @param {boolean} isOwn
 */
async function tell(tags, isOwn) {
  /** @type {Promise<unknown>[]} */
  const until = []
  tagsCleared.publish({ tags, isOwn, until })
  await Promise.all(until)
}

/**
 * Next's own page cache (16.4.6), one of which is made for each request over one store. It counts what it finds, tells
 * the rest of the process when tags have been cleared (Next calls it at the moment from which pages are rendered anew,
 * later than our code asked for it), keeps pages packed, and keeps nothing whose rendering began before a clearing: Next
 * stamps an entry with the time at which it is stored, so that what was read before an edit would count as read after it.
 */
export default class PageCache extends FileSystemCache {
  #clearingsBefore = pageCacheCounts.clearings

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
    const entry = await super.get(...asked)
    const found = entry?.lastModified && entry.lastModified < STARTED ? null : entry
    pageCacheCounts[found ? 'hits' : 'misses'] += 1
    pageCacheCounts.bytes = store()?.totalSize ?? 0
    pageCacheCounts.mostBytes = store()?.maxSize ?? 0
    return found && { ...found, value: await unpacked(found.value) }
  }

  /**
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[0]} key as Next hands it on, like the others
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[1]} value
   * @param {[Parameters<InstanceType<typeof FileSystemCache>['set']>[2]]} details
   */
  async set(key, value, ...details) {
    const kept = await packed(value)
    if (this.#clearingsBefore === pageCacheCounts.clearings) return super.set(key, kept, ...details)
    pageCacheCounts.crossed += 1
  }

  /**
   * @param {string | string[]} cleared
   * @param {{ expire?: number }} [durations] as Next hands them on
   */
  async revalidateTag(cleared, durations) {
    const tags = [cleared].flat()
    pageCacheCounts.clearings += 1
    await super.revalidateTag(tags, durations)
    void tell(tags, true)
    setTimeout(() => void clearHere(tags, true), AGAIN_MILLISECONDS).unref()
  }
}

/**
 * Next's builder and Node each load this file, and one of them listens: heard twice, an edit is cleared twice, and what
 * began to be rendered in between is rendered for nothing, which delays the edit by a page's time.
 */
const LISTENS = Symbol.for('vaidyapath.page-cache-listens')
if (!globalThis[LISTENS]) {
  globalThis[LISTENS] = true
  // What another process has cleared is cleared here, without being told again.
  subscribe(TAGS_CLEARED_ELSEWHERE, (tags) => clearHere(tags))
  // An edit waits for it before it answers: who has the answer reads the edit, whichever process is asked.
  subscribe(TAGS_TO_CLEAR, ({ tags, until }) => {
    until.push(clearHere(tags, true))
  })
}
