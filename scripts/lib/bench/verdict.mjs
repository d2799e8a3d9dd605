/**
 * @typedef {object} Row one line of a bench
 * @property {string} what
 * @property {number} ours
 * @property {number} [reference] what ours is held against, measured in the same run; without it ours stands alone
 * @property {string} unit
 * @property {boolean} [difference] the limit is one of ours minus the reference, not of their ratio
 * @property {boolean} [atLeast] the limit is the least, not the most
 * @property {number} [limit] without it the row is told and not judged
 */

/** What is held against the limit: the ratio, the difference, or ours alone. */
export function comparedOf({ ours, reference, difference }) {
  if (reference === undefined) return ours
  return difference ? ours - reference : ours / reference
}

/** Whether a row keeps its limit; undefined when it has none. */
export function isKept(row) {
  if (row.limit === undefined) return undefined
  const compared = comparedOf(row)
  return row.atLeast ? compared >= row.limit : compared <= row.limit
}

/** A figure with as many digits as it can be believed. */
export const shown = (value) => {
  if (Number.isInteger(value)) return value.toLocaleString('en-GB')
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 })
}

/** A row in words: `{ ours, against, compared, limit, verdict }`. */
export function inWords(row) {
  const { ours, reference, unit, difference, atLeast, limit } = row
  const compared = comparedOf(row)
  const kept = isKept(row)
  return {
    ours: `${shown(ours)} ${unit}`,
    against: reference === undefined ? '–' : `${shown(reference)} ${unit}`,
    compared:
      reference === undefined
        ? '–'
        : difference
          ? `${compared >= 0 ? '+' : ''}${shown(compared)} ${unit}`
          : `× ${shown(compared)}`,
    limit: limit === undefined ? '–' : `${atLeast ? 'at least' : 'at most'} ${shown(limit)}`,
    verdict: kept === undefined ? '–' : kept ? 'ok' : 'missed',
  }
}
