import { channel, subscribe } from 'node:diagnostics_channel'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { pack, unpack } from './packed-page.mjs'
import { lastClearings, pageCacheCounts } from './page-cache-counts.mjs'
import { TAGS_CLEARED, TAGS_CLEARED_ELSEWHERE, TAGS_TO_CLEAR } from './tag-channels.mjs'

/** Next's bundle imports the class, Node the module that holds it; both load this file. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * Milliseconds after which tags that Next was asked to clear are cleared a second time: a command reports its change
 * while the row is still being committed, and what is rendered at that moment reads the old one. Edits of the site
 * itself are reported after their commit, so once is enough.
 */
const AGAIN_MILLISECONDS = 2000
/**
 * Older entries were rendered by the build, without a database: no process serves them, whether or not `/ready` is
 * requested.
 */
const STARTED = Date.now()

const tagsCleared = channel(TAGS_CLEARED)

/**
 * Next's store, one per process.
 * @type {{ totalSize: number, maxSize: number, onEvict?: () => void, get: (key: string) => any } | undefined}
 */
const store = () => FileSystemCache.memoryCache

/** Next records when each tag was cleared per process, not in the cache that it asks to clear it. */
const anyCache = Object.create(FileSystemCache.prototype)

/** @param {string[]} tags */
function noteClearing(tags) {
  pageCacheCounts.clearings += 1
  for (const tag of tags) lastClearings.set(tag, pageCacheCounts.clearings)
}

/**
 * Whether a tag of an entry has been cleared since it was stored. Next compares times: an entry of the very millisecond
 * counts as newer, and after the machine's clock was set forward a clearing counts only once a second clock, which
 * nothing sets, has caught up.
 * @param {{ value: any, clearings?: number }} entry
 * @param {{ tags?: string[], softTags?: string[] }} asked
 */
function isCleared({ value, clearings = 0 }, { tags = [], softTags = [] }) {
  const ofPage = value?.headers?.['x-next-cache-tags']
  const all = typeof ofPage === 'string' ? ofPage.split(',') : [...tags, ...softTags]
  return all.some((tag) => (lastClearings.get(tag) ?? 0) > clearings)
}

/**
 * Clears tags without a request from Next.
 * @param {string[]} tags
 * @param {boolean} isOwn whether to tell the other processes
 */
async function clearHere(tags, isOwn = false) {
  noteClearing(tags)
  await FileSystemCache.prototype.revalidateTag.call(anyCache, tags, { expire: 0 })
  await announce(tags, isOwn)
}

/**
 * Tells the rest of this process, and through it the others, of cleared tags.
 * @param {string[]} tags
 * @param {boolean} isOwn
 */
async function announce(tags, isOwn) {
  /** @type {Promise<unknown>[]} */
  const until = []
  tagsCleared.publish({ tags, isOwn, until })
  await Promise.all(until)
}

/**
 * Next's own page cache (16.4.6), instantiated per request over one store. Adds counters, reports cleared tags to the
 * rest of the process (Next calls it at the moment from which pages are rendered again, later than our code asked for
 * it), keeps pages compressed, and keeps nothing whose rendering began before a clearing: Next stamps an entry with the
 * time it is stored, so data read before an edit would count as read after it.
 */
export default class PageCache extends FileSystemCache {
  #clearingsBefore = pageCacheCounts.clearings

  /** @param {ConstructorParameters<typeof FileSystemCache>} details as Next passes them */
  constructor(...details) {
    super(...details)
    const memory = store()
    if (memory) {
      memory.onEvict = () => {
        pageCacheCounts.evictions += 1
      }
    }
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} asked as Next passes them */
  async get(...asked) {
    const entry = await super.get(...asked)
    const isOld = entry && ((entry.lastModified && entry.lastModified < STARTED) || isCleared(entry, asked[1]))
    const found = isOld ? null : entry
    pageCacheCounts[found ? 'hits' : 'misses'] += 1
    pageCacheCounts.bytes = store()?.totalSize ?? 0
    pageCacheCounts.maxBytes = store()?.maxSize ?? 0
    return found && { ...found, value: await unpack(found.value) }
  }

  /**
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[0]} key as Next passes it, like the others
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>[1]} value
   * @param {[Parameters<InstanceType<typeof FileSystemCache>['set']>[2]]} details
   */
  async set(key, value, ...details) {
    const kept = await pack(value)
    if (this.#clearingsBefore !== pageCacheCounts.clearings) {
      pageCacheCounts.crossed += 1
      return
    }
    const setting = super.set(key, kept, ...details)
    // Before anything else runs: it is in the store by now.
    const entry = store()?.get(key)
    if (entry) entry.clearings = pageCacheCounts.clearings
    return setting
  }

  /**
   * @param {string | string[]} cleared
   * @param {{ expire?: number }} [durations] as Next passes them
   */
  async revalidateTag(cleared, durations) {
    const tags = [cleared].flat()
    noteClearing(tags)
    await super.revalidateTag(tags, durations)
    void announce(tags, true)
    setTimeout(() => void clearHere(tags, true), AGAIN_MILLISECONDS).unref()
  }
}

/**
 * Next's bundle and Node both load this file, but only one copy listens: otherwise each edit would be cleared twice,
 * which discards renderings begun in between and delays the edit by the time of a page.
 */
const LISTENS = Symbol.for('vaidyapath.page-cache-listens')
if (!globalThis[LISTENS]) {
  globalThis[LISTENS] = true
  // Tags cleared by another process are cleared here, but not announced again.
  subscribe(TAGS_CLEARED_ELSEWHERE, (tags) => clearHere(tags))
  // An edit waits for this before it responds, so that every later request reads it, whichever process answers.
  subscribe(TAGS_TO_CLEAR, ({ tags, until }) => {
    until.push(clearHere(tags, true))
  })
}
