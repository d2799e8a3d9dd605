import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { type Difference, type Importer, stagedAs } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { cutOffImportMessages } from '../messages'
import { CUT_OFF_COLUMNS, type CutOffRow, readCutOffRow } from '../row'
import { SEAT_WORDS } from './match-labels'
import { decideRanks } from './match-ranks'
import { prepareRanks, writeRanks } from './write-ranks'

const plain = (column: string, held = `held.${column}`): Difference => ({
  column,
  before: held,
  after: `staged.${column}`,
})

const DIFFERENCES: Difference[] = [
  {
    column: 'college_name',
    before: '(select name from college_names where college_names.id = held.listed_as_id)',
    after: 'staged.name',
  },
  {
    column: 'ref_slug',
    before: '(select reference from college_names where college_names.id = held.listed_as_id)',
    after: 'staged.reference',
  },
  plain('closing_rank'),
  plain('rank_type'),
  plain('allotted'),
  plain('flag'),
  plain('place'),
  plain('source', '(select title from sources where sources.id = held.source_id)'),
  {
    column: 'college',
    before: '(select name from colleges where colleges.id = held.college_id)',
    after: '(select name from colleges where colleges.id = staged.college_id)',
  },
]

/** Closing ranks of any authority: finds their colleges, and keeps unmatched names to be decided. */
export const closingRankImporter: Importer<CutOffRow> = {
  kind: 'closing-ranks',
  rule: contentKeepers,
  mostMegabytes: 100,
  table: { columns: CUT_OFF_COLUMNS, title: 'college_name' },
  template: { fileName: 'closing-ranks-template.csv' },
  screen: {
    path: '/import-closing-ranks',
    messages: cutOffImportMessages,
    show: studioPaths.list('college-names', { 'where[match][equals]': 'open' }),
  },
  readRow: readCutOffRow,
  staged: [
    ...stagedAs<CutOffRow>('text', 'authority', 'quota', 'round', 'category', 'gender', 'course', 'name', 'state'),
    ...stagedAs<CutOffRow>('text', 'reference', 'flag', 'place', 'source', 'sourceKind', 'rankType'),
    ...stagedAs<CutOffRow>('int', 'year', 'closingRank', 'allotted'),
  ],
  preview: [
    `concat_ws(', ', name, nullif(state, ''))`,
    `concat_ws(', ', year, round, quota, category, nullif(gender, 'any'), course)`,
    'closing_rank',
  ],
  differences: () => DIFFERENCES,
  remarks: [
    { column: 'college_name', value: 'name', message: 'remark' },
    ...SEAT_WORDS.map((kind) => ({ column: kind, value: kind, message: `${kind}_remark` })),
  ],
  decide: decideRanks,
  prepare: prepareRanks,
  write: writeRanks,
  tags: () => [tags.cutOffs()],
}
