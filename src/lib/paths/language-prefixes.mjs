/**
 * URL prefix of each language; the default one has none. The only definition: links, rewrites, the proxy, the response
 * cache and the headers of lists use it.
 */
export const LANGUAGE_PREFIXES = { en: '', hi: '/hi' }

/** All prefixes, for tables with one row per language. */
export const PREFIXES = Object.values(LANGUAGE_PREFIXES)
