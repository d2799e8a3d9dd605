/** The channel of node:diagnostics_channel on which the page cache tells this process that tags have been cleared. */
export const TAGS_CLEARED = 'vaidyapath:tags-cleared'
