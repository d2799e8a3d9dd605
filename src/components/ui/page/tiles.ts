/** A list of short entries in as many ruled columns as fit: a college's courses, states with colleges. */
export const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-8 *:flex *:justify-between *:gap-4 *:border-t *:border-rule *:py-[0.6rem]'
