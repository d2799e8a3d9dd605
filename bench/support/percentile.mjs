/** The value that a share of all values does not pass. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]

/** The one in the middle; of two, the smaller. */
export const median = (values) => percentile(values, 0.5)
