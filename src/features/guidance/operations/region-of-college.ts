/**
 * SQL condition: the region of a college. Colleges store their state's English name, normalised by `nameState`; this is
 * the only place comparing the two. Everything else uses the region's slug. A country includes all of its colleges.
 */
export const LIES_IN_REGION = `college.country::text = region.country::text
  and (region.kind::text = 'Country' or college.state = region.name)`
