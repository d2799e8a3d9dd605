import type { ColumnRule, RowMessages, RowVoice } from '@/cms/csv/table'
import { documentTitleProblem, LEAST_RUPEES, MOST_RUPEES, periodProblem } from '@/cms/fields/checks/problems'
import { SOURCE_KINDS, type SourceKind } from '@/cms/sources/source-kinds'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import {
  AMOUNT_KINDS,
  type AmountKind,
  QUALIFICATIONS,
  type Qualification,
  SEAT_POOLS,
  type SeatPool,
} from '@/lib/vocabulary'
import { feeRowMessages as words } from './messages'

const LABEL = 120
const LINE = 300

/** Every column that a file of fees may have. */
export const FEE_COLUMNS: Readonly<Record<string, ColumnRule>> = {
  slug: { isRequired: true, limit: LABEL },
  course: { isRequired: true, limit: 40 },
  seat_pool: { limit: 40 },
  kind: { limit: 40 },
  year: { isRequired: true, limit: 7 },
  amount: { isRequired: true, limit: 20 },
  covers: { limit: LABEL },
  source: { isRequired: true, limit: LINE },
  source_kind: { limit: 20 },
}

/** One amount of one kind of seat, as a file states it. */
export interface FeeFileRow {
  slug: string
  course: Qualification
  seatPool: SeatPool | null
  kind: AmountKind
  year: string
  /** Rupees: a year for a fee, a month for a stipend. */
  amount: number
  covers: string | null
  source: string
  sourceKind: SourceKind
}

/** Reads a row of fees; complains about each cell that cannot be read. */
export function readFeeRow(texts: RowMessages, { complain }: RowVoice): FeeFileRow {
  const oneOf = <T extends string>(column: string, known: readonly T[]): T | null => {
    const cell = texts[column] ?? ''
    const found = known.find((name) => name.toLowerCase() === cell.toLowerCase())
    if (cell && !found) complain(column, words.oneOf(known))
    return found ?? null
  }
  const digits = latinDigits(texts.amount ?? '')
  const amount = /^\d+$|^\d{1,3}(,\d{2,3})+$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
  if (texts.amount && !(amount >= LEAST_RUPEES && amount <= MOST_RUPEES)) complain('amount', words.amount)
  const yearProblem = texts.year ? periodProblem(texts.year) : null
  if (yearProblem) complain('year', yearProblem)
  const sourceProblem = texts.source ? documentTitleProblem(texts.source) : null
  if (sourceProblem) complain('source', sourceProblem)
  return {
    slug: texts.slug ?? '',
    course: oneOf('course', QUALIFICATIONS) ?? 'MBBS',
    seatPool: oneOf('seat_pool', SEAT_POOLS),
    kind: oneOf('kind', AMOUNT_KINDS) ?? 'fee',
    year: texts.year ?? '',
    amount: amount || LEAST_RUPEES,
    covers: texts.covers || null,
    source: texts.source ?? '',
    sourceKind: oneOf('source_kind', SOURCE_KINDS) ?? 'own',
  }
}
