/** A list of short entries in as many columns as fit, each under a rule: courses of a college, states with their colleges. */
export const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-8 *:flex *:justify-between *:gap-4 *:border-t *:border-rule *:py-[0.6rem]'
