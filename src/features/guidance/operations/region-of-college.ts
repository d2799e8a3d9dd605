/**
 * The region in which a college lies, as a condition of SQL. A college's record holds the English name of its state,
 * which `nameState` writes as the region's record does; this is the only place that compares the two. Everything else
 * knows a region by its slug. A country holds all of its colleges, wherever they are.
 */
export const LIES_IN_REGION = `college.country::text = region.country::text
  and (region.kind::text = 'Country' or college.state = region.name)`
