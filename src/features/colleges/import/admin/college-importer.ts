import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { Importer } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { COLLEGE_COLUMNS } from '../columns'
import { collegeImportMessages as messages } from '../messages'
import { type CollegeRow, readCollegeRow } from '../row'
import { collegeDifferences, STAGED_COLLEGE } from './college-columns'
import { decideColleges } from './match-colleges'
import { prepareColleges, writeColleges } from './write-colleges'

/** Exports everything the import reads. */
export const COLLEGE_EXPORT = { href: '/api/colleges/export', label: messages.exportLink }

/** Imports colleges from CSV: a row changes the college of its slug, or of its name and city; others create one. */
export const collegeImporter: Importer<CollegeRow> = {
  kind: 'colleges',
  rule: contentKeepers,
  mostMegabytes: 100,
  // An ignored misspelt column would silently leave a field out of a hundred colleges.
  table: { columns: COLLEGE_COLUMNS, title: 'name', rejectsUnknown: true },
  template: { fileName: 'colleges-template.csv' },
  screen: {
    path: '/import-colleges',
    messages,
    show: studioPaths.list('colleges'),
    download: COLLEGE_EXPORT,
  },
  readRow: readCollegeRow,
  staged: STAGED_COLLEGE,
  preview: [
    'coalesce(name, (select held.name from colleges as held where held.id = staged.target))',
    `location || ', ' || state`,
    'coalesce(slug, (select held.slug from colleges as held where held.id = staged.target), stated_slug)',
  ],
  differences: collegeDifferences,
  decide: decideColleges,
  prepare: prepareColleges,
  write: writeColleges,
  tags: () => [tags.colleges(), tags.allColleges()],
}
