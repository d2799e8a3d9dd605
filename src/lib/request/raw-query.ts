/** What an address asks, as Next hands it to a page: one value of a name, or all where it stands there several times. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

export const firstOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0]
