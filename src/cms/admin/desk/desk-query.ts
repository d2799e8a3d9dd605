import { firstOf, type RawQuery } from '@/lib/request/raw-query'

const MAX_SEARCH_LENGTH = 64
const LAST_PAGE = 10_000

/** Parses a desk's query parameters; invalid values count as absent. */
export function deskQuery(query: RawQuery = {}) {
  const first = (name: string) => {
    const value = query[name]
    return (firstOf(value) ?? '').trim()
  }
  const whole = (name: string, max: number) => Math.min(max, Math.max(0, Number.parseInt(first(name), 10) || 0))
  return {
    text: (name: string) => first(name).slice(0, MAX_SEARCH_LENGTH),
    one: <Value extends string>(name: string, known: readonly Value[]): Value | '' =>
      known.find((value) => value === first(name)) ?? '',
    /** A whole number up to `most`; 0 when absent. */
    whole,
    page: Math.max(1, whole('page', LAST_PAGE)),
  }
}

/** Query parameters of a filter, without empty values. */
export const filterParams = (filter: Readonly<Record<string, string | number | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
