/**
 * What the addresses of each language begin with; the default one has no prefix. The one place that says so: links,
 * rewrites, the proxy, the cache of answers and the headers of lists take it from here.
 */
export const LANGUAGE_PREFIXES = { en: '', hi: '/hi' }

/** Every prefix, for tables of addresses that hold one row a language. */
export const PREFIXES = Object.values(LANGUAGE_PREFIXES)
