/** What an address asks, as Next hands it to a page: one value of a name, or all where it stands there several times. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

export const firstOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0]

/** The same of an address that was not handed to a page. */
export const rawQueryOf = (query: URLSearchParams): RawQuery =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
