import { adminOnly } from '@/cms/access/access'
import type { Importer } from '@/cms/import/importer'
import { tags } from '@/lib/caching/cache'
import { indianClockSql } from '@/lib/calendar/indian-calendar'
import { jobDeskPaths } from '../../admin/desk-paths'
import { vacancyDeskMessages } from '../../admin/messages'
import { VACANCY_FIELDS } from '../../admin/vacancy-fields'
import { readVacancy, TEMPLATE, VACANCY_COLUMNS, type VacancyRow } from '../row'
import {
  decideVacancies,
  NAMED_ALIKE,
  prepareVacancies,
  STAGED_VACANCY,
  vacancyDifferences,
  writeVacancies,
} from './write-vacancies'

const { upload } = vacancyDeskMessages
const HEADS = (['title', 'department', 'location', 'deadline'] as const).map((name) => VACANCY_FIELDS[name].desk[0])

/** Vacancies from a CSV file: known rows are skipped, changed rows update their vacancy. */
export const vacancyImporter: Importer<VacancyRow> = {
  kind: 'jobs',
  rule: adminOnly,
  mostMegabytes: 50,
  table: { columns: VACANCY_COLUMNS, title: 'job_title' },
  template: { fileName: 'vacancies-template.csv', text: TEMPLATE },
  screen: { path: '/upload-csv', messages: { ...upload, heads: HEADS }, show: jobDeskPaths.manageJobs() },
  readRow: readVacancy,
  staged: STAGED_VACANCY,
  preview: ['title', 'department', 'location', `to_char(${indianClockSql('deadline')}, 'DD Mon YYYY')`],
  differences: vacancyDifferences,
  remarks: NAMED_ALIKE.map((column) => ({ column, value: column, message: `${column}_remark` })),
  decide: decideVacancies,
  prepare: prepareVacancies,
  write: writeVacancies,
  tags: () => [tags.jobs(), tags.allJobs()],
}
