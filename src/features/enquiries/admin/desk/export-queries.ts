import type { PayloadRequest } from 'payload'
import { endpoint, enquiryWorkers } from '@/cms/access/access'
import { type CsvRow, csvResponse, pagesAfter } from '@/cms/csv/csv-response'
import { notesSql } from '@/cms/csv/notes-sql'
import { noteMessages } from '@/cms/notes/messages'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { EXPORT_ROWS_PER_READ } from '@/lib/page-size'
import { enquiryMessages } from '../../messages'
import { deskMessages, labelIn } from './desk-messages'
import { COLUMNS, conditions, type EnquiryFilter, type EnquiryRow, enquiryFilter } from './desk-queries'

type ExportedRow = EnquiryRow &
  CsvRow & { course: string | null; country: string | null; writes_as: keyof typeof deskMessages.writers | null }

const inWords = (row: ExportedRow): CsvRow => ({
  ...row,
  kind: deskMessages.kinds[row.kind],
  status: deskMessages.statuses[row.status],
  subject: labelIn(enquiryMessages(STUDIO_LANGUAGE).subjects, row.subject),
  course: labelIn(enquiryMessages(STUDIO_LANGUAGE).courses, row.course),
  country: labelIn(enquiryMessages(STUDIO_LANGUAGE).countries, row.country),
  writes_as: row.writes_as && row.writes_as !== 'adult' ? deskMessages.writers[row.writes_as] : null,
})

/** Every matching enquiry in full and in words, page by page. */
export function exportPages(req: PayloadRequest, userId: string, filter: EnquiryFilter) {
  const { where, values } = conditions(userId, filter)
  return pagesAfter<ExportedRow>(async (after) => {
    const beyond = after ? `and (e.created_at, e.id) < ($${values.length + 1}, $${values.length + 2})` : ''
    const { rows } = await req.payload.db.pool.query<ExportedRow>(
      `select ${COLUMNS}, e.message, e.writes_as, e.guardian_contact, e.course, e.country, e.neet_score::float as neet_score,
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
    return rows
  }, inWords)
}

/** The enquiries that the desk shows, as CSV. */
export const enquiriesExport = endpoint(enquiryWorkers, 'get', '/export', (req, user) => {
  const { columns, one: messages } = deskMessages
  return csvResponse(
    'enquiries.csv',
    {
      name: columns.name,
      email: columns.email,
      phone: columns.phone,
      writes_as: messages.writer,
      guardian_contact: messages.parent,
      kind: columns.kind,
      subject: messages.subject,
      course: messages.course,
      country: messages.country,
      neet_score: messages.neet,
      rank: messages.rank,
      category: messages.category,
      state: messages.state,
      college: messages.college,
      compared: messages.compared,
      message: columns.message,
      status: columns.status,
      owner: columns.owner,
      created_at: messages.exported.received,
      first_response_at: messages.exported.answered,
      next_follow_up: messages.exported.followUp,
      notes: noteMessages.title,
    },
    exportPages(req, user.id, enquiryFilter(Object.fromEntries(req.searchParams))),
  )
})
