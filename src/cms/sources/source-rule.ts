/** Publisher of a figure: the authority, the college itself, a newspaper, or only this site. */
export const SOURCE_KINDS = ['official', 'college', 'press', 'own'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Kinds with a third-party document. */
export const VERIFIED_KINDS = ['official', 'college', 'press'] as const satisfies readonly SourceKind[]

/** Kinds of figures that age; months are in the settings "Facts and sources". */
export const SHELVES = ['fees', 'seats', 'sites'] as const
export type Shelf = (typeof SHELVES)[number]
/** Shelf life in months by kind. */
export type ShelfLives = Record<Shelf, number>

export const DEFAULT_SHELF_LIVES: ShelfLives = { fees: 12, seats: 12, sites: 6 }

import type { Where } from 'payload'
/*
 * The one rule of public figures: they have a source other than our own listing. Only these count in totals, ranges,
 * filters, sorting, answers and structured data; all others are shown with their status in words.
 */

/** Whether a source of this kind makes a figure public; null and undefined mean no source. */
export const isVerifiedKind = (kind: SourceKind | null | undefined): boolean =>
  VERIFIED_KINDS.some((verified) => verified === kind)

/** The rule as a `where` over a field `source`. */
export const publicFigures = (): Where => ({ 'source.kind': { in: [...VERIFIED_KINDS] } })

/**
 * The rule in SQL.
 * @param source alias of the joined sources table
 */
export const publicFiguresSql = (source: string): string =>
  `coalesce(${source}.kind::text in (${VERIFIED_KINDS.map((kind) => `'${kind}'`).join(', ')}), false)`
