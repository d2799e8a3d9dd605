import { indianClockSql, indianDay } from '@/lib/calendar/indian-calendar'

/*
 * The one rule of growing old: a figure holds for so many months from the day on which somebody last compared it with
 * its source. One that was never compared counts as of the end of its first year ("2024-25": the end of 2024), and one
 * of which neither is known is old at once. Figures without a source are not old but unverified.
 */

/** What the rule asks of a figure. */
export interface Dated {
  /** An instant or a day; when it was last compared with its source. */
  checkedOn?: string | null
  /** "2025" or "2024-25"; of the figure, else of its source. */
  year?: string | null
}

/** The day from which a figure's age counts, 2026-11-22; null when nothing is known of it. */
export function ageFrom({ checkedOn, year }: Dated): string | null {
  if (checkedOn) return indianDay(checkedOn)
  const first = /^\d{4}/.exec(year ?? '')?.[0]
  return first ? `${first}-12-31` : null
}

/**
 * The last day on which a figure must have been checked to hold today.
 * @param months for how long figures of the kind hold
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
 * The day from which a figure's age counts, for statements in SQL; null when nothing is known of it.
 * @param checkedOn an expression for the day
 * @param year an expression for the year of the figure, else of its source
 */
export const ageFromSql = (checkedOn: string, year: string): string =>
  `coalesce(${indianClockSql(checkedOn)}::date, (substring(${year} from '^\\d{4}') || '-12-31')::date)`

/**
 * The rule for statements in SQL.
 * @param months an expression: "$1" or "12"
 */
export const oldFiguresSql = (checkedOn: string, year: string, months: string): string =>
  `coalesce(${ageFromSql(checkedOn, year)}, '-infinity'::date)
    < (${indianClockSql('now()')}::date - make_interval(months => ${months}))::date`
