/** Said beside a refusal because the record has changed since it was opened. */
export const STALE_EDIT = 'changed-since-opened'
