import { plural } from '@/lib/text/format'

/** Every sentence of the search over the studio. */
export const searchMessages = {
  label: 'Search the studio',
  hint: 'Name, post or college',
  found: (count: number) => plural('en', count, { one: 'One found', other: `${count} found` }),
  none: 'Nothing found.',
  failed: 'The search failed. Try again.',
} as const
