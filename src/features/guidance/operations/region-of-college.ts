/**
 * The region in which a college lies, as a condition of SQL. A college's record holds the English name of its state,
 * which `nameState` writes as the region's record does; this is the only place that compares the two. Everything else
 * knows a region by its slug.
 */
export const LIES_IN_REGION = 'college.state = region.name and college.country::text = region.country::text'
