import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { Importer } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { prepareColleges } from '../../admin/write-colleges'
import { officialListMessages } from '../messages'
import { OFFICIAL_COLUMNS, type OfficialRow, readOfficialRow } from '../row'
import { OFFICIAL_DIFFERENCES } from './differences'
import { decideOfficialRows } from './match-listed'
import { writeOfficialRows } from './write-listed'

/**
 * The list of an authority: finds the colleges that are meant, gives their figures the list as their source, and makes
 * plain pages for those that are missing.
 */
export const officialListImporter: Importer<OfficialRow> = {
  kind: 'colleges',
  path: '/import-official-list',
  rule: contentKeepers,
  mostMegabytes: 20,
  table: { columns: OFFICIAL_COLUMNS, title: 'name' },
  template: { fileName: 'official-list-template.csv' },
  screen: { path: '/import-official-list', texts: officialListMessages, show: studioPaths.list('colleges') },
  readRow: readOfficialRow,
  staged: [
    ['name', 'text', (row) => row.name],
    ['location', 'text', (row) => row.location],
    ['state', 'text', (row) => row.state],
    ['ownership', 'text', (row) => row.ownership],
    ['university', 'text', (row) => row.university],
    ['courses', 'jsonb', (row) => row.courses],
    ['seats', 'jsonb', (row) => row.seats],
    ['established', 'numeric', (row) => row.established],
    ['source', 'text', (row) => row.source],
    ['source_kind', 'text', (row) => row.sourceKind],
    ['source_year', 'text', (row) => row.sourceYear],
    ['stated_slug', 'text', (row) => row.statedSlug],
    ['is_new', 'boolean', (row) => row.isNew],
    ['is_made', 'boolean', (row) => row.isMade],
    ['overwrites', 'boolean', (row) => row.overwrites],
    ['checked_on', 'timestamptz', (row) => row.checkedOn],
    ['name_stem', 'text', (row) => row.nameStem],
    ['stem', 'text', (row) => row.stem],
    ['hash', 'text', (row) => row.hash],
    ['search_text', 'text', (row) => row.searchText],
  ],
  preview: [
    'name',
    `concat_ws(', ', location, state)`,
    `(select string_agg(course, ', ') from jsonb_array_elements_text(courses) as course)`,
  ],
  differences: () => OFFICIAL_DIFFERENCES,
  contradictions: 'contradicted',
  decide: decideOfficialRows,
  prepare: prepareColleges,
  write: writeOfficialRows,
  tags: () => [tags.colleges(), tags.allColleges()],
}
