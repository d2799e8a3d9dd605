import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { type ColumnRule, onOneLine, type RowCells, type RowFeedback } from '@/cms/csv/table'
import { documentTitleProblem, MAX_RUPEES, MIN_RUPEES, periodProblem } from '@/cms/fields/checks/problems'
import { type Importer, stagedAs } from '@/cms/import/importer'
import { importMessages } from '@/cms/import/messages'
import { SOURCE_KINDS } from '@/cms/sources/source-rule'
import { tags } from '@/lib/caching/cache'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { AMOUNT_KINDS, QUALIFICATIONS, SEAT_POOLS } from '@/lib/vocabulary'
import { feeImportMessages, feeRowMessages as messages } from '../../messages'
import { decideFees, HELD_ROW, prepareFees, writeFees } from './write-fees'

const LABEL = 120
const LINE = 300

const FEE_COLUMNS: Readonly<Record<string, ColumnRule>> = onOneLine({
  slug: { isRequired: true, limit: LABEL },
  course: { isRequired: true, limit: 40 },
  seat_pool: { limit: 40 },
  kind: { limit: 40 },
  year: { isRequired: true, limit: 7 },
  amount: { isRequired: true, limit: 20 },
  covers: { limit: LABEL },
  source: { isRequired: true, limit: LINE },
  source_kind: { limit: 20 },
})

/** Decorations of a rupee amount in spreadsheets: ₹ 1,20,000.00, Rs. 1,20,000/-. */
const RUPEES = /^(?:₹|rs\.?|inr)\s*|(?:\.00)?(?:\/-)?$/gi

/** Parses a fee row; reports each unreadable cell. */
function readFeeRow(cells: RowCells, { complain }: RowFeedback) {
  const oneOf = <T extends string>(column: string, known: readonly T[]): T | null => {
    const cell = cells[column] ?? ''
    const found = known.find((name) => name.toLowerCase() === cell.toLowerCase())
    if (cell && !found) complain(column, importMessages.oneOf(known))
    return found ?? null
  }
  const digits = latinDigits(cells.amount ?? '').replace(RUPEES, '')
  const amount = /^\d+$|^\d{1,3}(,\d{2,3})+$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
  if (cells.amount && !(amount >= MIN_RUPEES && amount <= MAX_RUPEES)) complain('amount', messages.amount)
  const yearProblem = cells.year ? periodProblem(cells.year) : null
  if (yearProblem) complain('year', yearProblem)
  const sourceProblem = cells.source ? documentTitleProblem(cells.source) : null
  if (sourceProblem) complain('source', sourceProblem)
  return {
    statedSlug: cells.slug ?? '',
    course: oneOf('course', QUALIFICATIONS) ?? 'MBBS',
    seatPool: oneOf('seat_pool', SEAT_POOLS),
    kind: oneOf('kind', AMOUNT_KINDS) ?? 'fee',
    year: cells.year ?? '',
    /** Rupees: a year for a fee, a month for a stipend. */
    amount: amount || MIN_RUPEES,
    covers: cells.covers || null,
    source: cells.source ?? '',
    sourceKind: oneOf('source_kind', SOURCE_KINDS) ?? 'own',
  }
}

/** An amount of one kind of seat in a file. */
type FeeFileRow = ReturnType<typeof readFeeRow>

/** Imports amounts by college, course, kind of seat and year: existing ones change, others are added. */
export const feeImporter: Importer<FeeFileRow> = {
  kind: 'colleges',
  path: '/import-fees',
  rule: contentKeepers,
  mostMegabytes: 20,
  table: { columns: FEE_COLUMNS, title: 'slug', rejectsUnknown: true },
  template: { fileName: 'fees-template.csv' },
  screen: { path: '/import-fees', messages: feeImportMessages, show: studioPaths.list('colleges') },
  readRow: readFeeRow,
  staged: [
    ...stagedAs<FeeFileRow>('text', 'statedSlug', 'course', 'seatPool', 'kind', 'year'),
    ...stagedAs<FeeFileRow>('text', 'covers', 'source', 'sourceKind'),
    ...stagedAs<FeeFileRow>('numeric', 'amount'),
  ],
  preview: [
    '(select held.name from colleges as held where held.id = staged.target)',
    `concat_ws(', ', course, seat_pool, kind, year)`,
    'amount',
  ],
  differences: () => [
    { column: 'amount', before: `(select amount from ${HELD_ROW})`, after: 'staged.amount' },
    {
      column: 'source',
      before: `(select (select title from sources where sources.id = row.source_id) from ${HELD_ROW})`,
      after: 'staged.source',
    },
  ],
  decide: decideFees,
  prepare: prepareFees,
  write: writeFees,
  tags: () => [tags.colleges(), tags.allColleges()],
}
