import type { PayloadRequest } from 'payload'
import type { CsvRow } from '@/cms/csv/csv-response'
import { notesSql } from '@/cms/csv/notes-sql'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { EXPORT_ROWS_PER_READ } from '@/lib/page-size'
import { enquiryMessages } from '../messages'
import { deskMessages } from './desk/desk-messages'
import { COLUMNS, conditions, type EnquiryFilter, type EnquiryRow } from './desk/desk-queries'
import { labelIn } from './label-in'

type ExportedRow = EnquiryRow & CsvRow & { course: string | null; country: string | null }

const inWords = (row: ExportedRow): CsvRow => ({
  ...row,
  kind: deskMessages.kinds[row.kind],
  status: deskMessages.statuses[row.status],
  subject: labelIn(enquiryMessages(STUDIO_LANGUAGE).subjects, row.subject),
  course: labelIn(enquiryMessages(STUDIO_LANGUAGE).courses, row.course),
  country: labelIn(enquiryMessages(STUDIO_LANGUAGE).countries, row.country),
})

/** Every enquiry that a filter finds, whole and in words, page by page. */
export async function* exportPages(
  req: PayloadRequest,
  userId: string,
  filter: EnquiryFilter,
): AsyncGenerator<CsvRow[]> {
  const { where, values } = conditions(userId, filter)
  let after: EnquiryRow | undefined
  for (;;) {
    const beyond = after ? `and (e.created_at, e.id) < ($${values.length + 1}, $${values.length + 2})` : ''
    const { rows } = await req.payload.db.pool.query<ExportedRow>(
      `select ${COLUMNS}, e.message, e.course, e.country, e.neet_score::float as neet_score,
         e.rank::float as rank, e.category, e.state,
         (select c.name from colleges c where c.id = e.college_id) as college,
         (select string_agg(c.name, '; ' order by r."order") from enquiries_rels r
          join colleges c on c.id = r.colleges_id where r.parent_id = e.id and r.path = 'colleges') as compared,
         coalesce(nullif(u.full_name, ''), u.email) as owner,
         ${notesSql('enquiries_notes', 'e.id')} as notes
       from enquiries e left join users u on u.id = e.owner_id
       where ${where} ${beyond} order by e.created_at desc, e.id desc limit ${EXPORT_ROWS_PER_READ}`,
      after ? [...values, after.created_at, after.id] : values,
    )
    if (rows.length > 0) yield rows.map(inWords)
    if (rows.length < EXPORT_ROWS_PER_READ) return
    after = rows[rows.length - 1]
  }
}
