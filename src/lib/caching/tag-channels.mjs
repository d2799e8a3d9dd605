/**
 * Channels of node:diagnostics_channel. Next's builder and Node load the page cache and what starts with the process as
 * separate modules; by these they reach each other all the same.
 */

/**
 * The page cache tells this process which tags have been cleared: `{ tags, isOwn, until }`, not `isOwn` when another
 * process did. Who needs time to pass it on adds a promise to the list `until`.
 */
export const TAGS_CLEARED = 'vaidyapath:tags-cleared'

/** What listens to the other processes tells the page cache which tags they have cleared: `string[]`. */
export const TAGS_CLEARED_ELSEWHERE = 'vaidyapath:tags-cleared-elsewhere'

/**
 * What writes tells the page cache which tags are to be cleared in this very moment: `{ tags, until }`. The page cache
 * adds to `until` what resolves when all processes have cleared them.
 */
export const TAGS_TO_CLEAR = 'vaidyapath:tags-to-clear'

/** What writes tells that a record which visitors see is being changed. */
export const EDIT_BEGUN = 'vaidyapath:edit-begun'

/** What listens to the other processes tells whether the database is gone: `boolean`. */
export const DATABASE_DOWN = 'vaidyapath:database-down'

/** The tag that every page carries; a process that starts clears by it what the build rendered, for itself alone. */
export const EVERY_PAGE = '_N_T_/layout'
