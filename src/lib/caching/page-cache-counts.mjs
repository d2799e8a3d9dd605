/**
 * What the page cache of this process has done, in one object for the whole process, because Next's builder and Node
 * load the cache and what reads this as separate modules.
 * `evictions` counts what was dropped for want of room: where it grows with every walk over the site, `PAGE_CACHE_MB`
 * is too small. `clearings` counts how often tags were cleared, `crossed` what was not kept because an edit came while it
 * was rendered.
 */
const KEY = Symbol.for('vaidyapath.page-cache-counts')
globalThis[KEY] ??= { hits: 0, misses: 0, evictions: 0, clearings: 0, crossed: 0, bytes: 0, mostBytes: 0 }

/** @type {Record<'hits' | 'misses' | 'evictions' | 'clearings' | 'crossed' | 'bytes' | 'mostBytes', number>} */
export const pageCacheCounts = globalThis[KEY]
