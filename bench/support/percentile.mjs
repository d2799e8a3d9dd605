/** The value that this share of all values does not exceed. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]

/** The middle value; of two, the smaller. */
export const median = (values) => percentile(values, 0.5)
