/** Query as Next passes it to a page: one value per name, or an array if repeated. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

export const firstOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0]

/** The same for a URL that was not passed to a page. */
export const rawQueryOf = (query: URLSearchParams): RawQuery =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
