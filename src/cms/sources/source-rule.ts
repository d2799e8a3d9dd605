/** Who states a figure: the authority, the college itself, a newspaper, or nobody but this site. */
export const SOURCE_KINDS = ['official', 'college', 'press', 'own'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The kinds behind which there is a document of somebody else. */
export const VERIFIED_KINDS = ['official', 'college', 'press'] as const satisfies readonly SourceKind[]

/** What grows old, each after a time of its own: the months stand in the settings "Facts and sources". */
export const SHELVES = ['fees', 'seats', 'sites'] as const
export type Shelf = (typeof SHELVES)[number]
/** Months for which a figure of each kind holds. */
export type ShelfLives = Record<Shelf, number>

export const DEFAULT_SHELF_LIVES: ShelfLives = { fees: 12, seats: 12, sites: 6 }

import type { Where } from 'payload'
/*
 * The one rule of a public figure: one that names a source which is not our own listing. Only such figures take part in
 * totals, ranges, filters, orders, answers and structured data; every other is shown with the words that say what it is.
 */

/** Whether a source of this kind makes a figure public; null and undefined stand for a figure without a source. */
export const isVerifiedKind = (kind: SourceKind | null | undefined): boolean =>
  VERIFIED_KINDS.some((verified) => verified === kind)

/**
 * The rule for queries of records.
 * @param relation the field that names the source: "feesSource", or "feeRows.source" in a row
 */
export const publicFigures = (relation: string): Where => ({ [`${relation}.kind`]: { in: [...VERIFIED_KINDS] } })

/**
 * The rule for statements in SQL.
 * @param source the name by which the statement knows the table of the sources, joined or left-joined
 */
export const publicFiguresSql = (source: string): string =>
  `coalesce(${source}.kind::text in (${VERIFIED_KINDS.map((kind) => `'${kind}'`).join(', ')}), false)`
