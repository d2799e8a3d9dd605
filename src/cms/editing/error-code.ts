/** Error code: the record has changed since it was opened. */
export const STALE_EDIT = 'changed-since-opened'
