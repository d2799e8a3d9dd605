import { indianClockSql, indianDay } from '@/lib/calendar/indian-calendar'

/*
 * The one rule of ageing: a figure is valid for some months from the day it was last compared with its source. One
 * never compared counts from the end of its first year ("2024-25": end of 2024), and one with neither is outdated
 * immediately. Figures without a source are not outdated but unverified.
 */

/** What the rule needs to know of a figure. */
export interface Dated {
  /** Last comparison with its source, as an instant or day. */
  checkedOn?: string | null
  /** "2025" or "2024-25"; the figure's, or else its source's. */
  year?: string | null
}

/** Day a figure's age counts from, 2026-11-22; null if unknown. */
export function ageFrom({ checkedOn, year }: Dated): string | null {
  if (checkedOn) return indianDay(checkedOn)
  const first = /^\d{4}/.exec(year ?? '')?.[0]
  return first ? `${first}-12-31` : null
}

/**
 * Earliest check that is still valid today.
 * @param months shelf life of the kind
 * @returns 2025-11-22
 */
export function oldBefore(months: number, today: string | Date = new Date()): string {
  const [year = 0, month = 1, day = 1] = indianDay(today).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastOfMonth))
  return first.toISOString().slice(0, 10)
}

/** Whether a figure is past its shelf life. */
export const isOld = (figure: Dated, months: number, today: string | Date = new Date()): boolean =>
  (ageFrom(figure) ?? '') < oldBefore(months, today)

/**
 * SQL: day a figure's age counts from; null if unknown.
 * @param checkedOn expression of the day
 * @param year expression of the figure's year, or else its source's
 */
export const ageFromSql = (checkedOn: string, year: string): string =>
  `coalesce(${indianClockSql(checkedOn)}::date, (substring(${year} from '^\\d{4}') || '-12-31')::date)`

/**
 * The rule in SQL.
 * @param months an expression: "$1" or "12"
 */
export const oldFiguresSql = (checkedOn: string, year: string, months: string): string =>
  `coalesce(${ageFromSql(checkedOn, year)}, '-infinity'::date)
    < (${indianClockSql('now()')}::date - make_interval(months => ${months}))::date`
