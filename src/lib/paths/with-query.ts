/** Query parameters with repeatable names. */
export type Pairs = readonly (readonly [string, string])[]

export function withQuery(path: string, query: Readonly<Record<string, string>> | Pairs = {}): string {
  const pairs = Array.isArray(query) ? query : Object.entries(query)
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
