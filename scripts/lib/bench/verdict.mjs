/**
 * @typedef {object} Row one line of a bench
 * @property {string} what
 * @property {number} ours
 * @property {number} [reference] measured in the same run for comparison; without it ours stands alone
 * @property {string} unit
 * @property {boolean} [difference] whether the limit applies to ours minus the reference instead of their ratio
 * @property {boolean} [atLeast] whether the limit is a minimum instead of a maximum
 * @property {number} [limit] without it the row is reported but not judged
 */

/** Value compared with the limit: the ratio, the difference, or ours alone. */
export function comparedOf({ ours, reference, difference }) {
  if (reference === undefined) return ours
  return difference ? ours - reference : ours / reference
}

/** Whether a row is within its limit; undefined if it has none. */
export function isKept(row) {
  if (row.limit === undefined) return undefined
  const compared = comparedOf(row)
  return row.atLeast ? compared >= row.limit : compared <= row.limit
}

/** Formats a figure with its significant digits. */
export const shown = (value) => {
  if (Number.isInteger(value)) return value.toLocaleString('en-GB')
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 })
}

/** A row as text: `{ ours, against, compared, limit, verdict }`. */
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
