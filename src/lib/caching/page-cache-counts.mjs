/**
 * Counters of this process's page cache, in one global object because Next's bundle and Node load the cache and its
 * readers as separate modules.
 * `evictions` counts entries dropped for lack of space: if it grows with every crawl of the site, `PAGE_CACHE_MB` is
 * too small. `clearings` counts clearings of tags, `crossed` entries not kept because an edit came while they were
 * rendered.
 */
const KEY = Symbol.for('vaidyapath.page-cache-counts')
globalThis[KEY] ??= { hits: 0, misses: 0, evictions: 0, clearings: 0, crossed: 0, bytes: 0, maxBytes: 0 }

/** @type {Record<'hits' | 'misses' | 'evictions' | 'clearings' | 'crossed' | 'bytes' | 'maxBytes', number>} */
export const pageCacheCounts = globalThis[KEY]

const LAST_CLEARINGS = Symbol.for('vaidyapath.last-clearings')
globalThis[LAST_CLEARINGS] ??= new Map()

/** @type {Map<string, number>} By tag, which of the process's clearings was its last. */
export const lastClearings = globalThis[LAST_CLEARINGS]
