/** Query parameters with repeatable names. */
export type Pairs = readonly (readonly [string, string])[]

export function withQuery(path: string, query: Readonly<Record<string, string>> | Pairs = {}): string {
  const pairs = Array.isArray(query) ? query : Object.entries(query)
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

/** Fragment of what a page says was just done. */
export const DONE_FRAGMENT = 'done'

/** A page that says what was just done, scrolled to where it says so. */
export const withDone = (path: string, done: string): string => `${withQuery(path, { done })}#${DONE_FRAGMENT}`
