import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { Importer } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { feeImportMessages } from '../messages'
import { FEE_COLUMNS, type FeeFileRow, readFeeRow } from '../row'
import { decideFees, HELD_ROW, prepareFees, writeFees } from './write-fees'

/** Amounts by college, course, kind of seat and year: one that is there already changes, any other is added. */
export const feeImporter: Importer<FeeFileRow> = {
  kind: 'colleges',
  path: '/import-fees',
  rule: contentKeepers,
  mostMegabytes: 20,
  table: { columns: FEE_COLUMNS, title: 'slug', rejectsUnknown: true },
  template: { fileName: 'fees-template.csv' },
  screen: { path: '/import-fees', texts: feeImportMessages, show: studioPaths.list('colleges') },
  readRow: readFeeRow,
  staged: [
    ['stated_slug', 'text', (row) => row.slug],
    ['course', 'text', (row) => row.course],
    ['seat_pool', 'text', (row) => row.seatPool],
    ['kind', 'text', (row) => row.kind],
    ['year', 'text', (row) => row.year],
    ['amount', 'numeric', (row) => row.amount],
    ['covers', 'text', (row) => row.covers],
    ['source', 'text', (row) => row.source],
    ['source_kind', 'text', (row) => row.sourceKind],
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
