import type { Where } from 'payload'
import { type SourceKind, VERIFIED_KINDS } from './figure-view'

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
