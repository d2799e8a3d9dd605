/**
 * Channels of node:diagnostics_channel. Next's bundle and Node load the page cache and the startup code as separate
 * modules; these channels connect them.
 */

/**
 * From the page cache: tags have been cleared. `{ tags, isOwn, until }`; `isOwn` is false if another process cleared
 * them. A subscriber that needs time to pass it on adds a promise to the list `until`.
 */
export const TAGS_CLEARED = 'vaidyapath:tags-cleared'

/** To the page cache: other processes have cleared these tags. `string[]`. */
export const TAGS_CLEARED_ELSEWHERE = 'vaidyapath:tags-cleared-elsewhere'

/**
 * To the page cache: clear these tags now. `{ tags, until }`; the cache adds to `until` a promise that resolves when
 * all processes have cleared them.
 */
export const TAGS_TO_CLEAR = 'vaidyapath:tags-to-clear'

/** A record that visitors see is about to change. */
export const EDIT_BEGUN = 'vaidyapath:edit-begun'

/** Whether the database is down: `boolean`. */
export const DATABASE_DOWN = 'vaidyapath:database-down'

/** Tag of every page; a starting process uses it to clear what the build rendered, in this process only. */
export const EVERY_PAGE = '_N_T_/layout'
