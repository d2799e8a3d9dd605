// A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it text.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/

/** A cell as the export writes it: never a formula. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** A cell as it was before the export guarded it. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
