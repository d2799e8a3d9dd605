import type { PayloadRequest } from 'payload'
import { adminOnly, endpoint } from '@/cms/access/access'
import { type CsvRow, csvResponse, pagesAfter } from '@/cms/csv/csv-response'
import { notesSql } from '@/cms/csv/notes-sql'
import type { Stage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { EXPORT_ROWS_PER_READ } from '@/lib/page-size'
import { applicationMessages } from '../application-messages'
import { type ApplicationFilter, applicationFilter, conditions, SOURCE } from './desk-queries'
import { applicationDeskMessages as messages } from './messages'

type ExportedRow = CsvRow & { id: string; applied_at: Date; status: Stage }

const COLUMNS = `a.id, u.full_name, u.email, u.phone, u.professional_qualification as qualification,
  u.professional_speciality as speciality, u.professional_current_city as city,
  u.professional_registration_number as registration_number, u.professional_registration_council as council,
  u.professional_experience_years::int as years, u.professional_notice_period_days::int as notice_days,
  u.professional_places_wanted as places_wanted, (a.may_be_sent_on is true)::int as may_be_sent_on, a.sent_on_at, a.job_title, a.company_name, a.status,
  a.applied_at, coalesce(r.original_name, r.filename) as resume_file, a.cover_note, ${notesSql('job_applications_notes', 'a.id')} as notes`

const inWords = ({ id: _id, status, may_be_sent_on, ...row }: ExportedRow): CsvRow => ({
  ...row,
  may_be_sent_on: may_be_sent_on ? messages.one.yes : messages.one.no,
  status: applicationMessages(STUDIO_LANGUAGE).stages[status],
})

/** Every matching application in full and in words, page by page, the newest first. */
function exportPages(req: PayloadRequest, filter: ApplicationFilter) {
  const { where, values } = conditions(filter)
  return pagesAfter<ExportedRow>(async (after) => {
    const beyond = after ? `and (a.applied_at, a.id) < ($${values.length + 1}, $${values.length + 2})` : ''
    const { rows } = await req.payload.db.pool.query<ExportedRow>(
      `select ${COLUMNS} ${SOURCE} where ${where} ${beyond} order by a.applied_at desc, a.id desc
       limit ${EXPORT_ROWS_PER_READ}`,
      after ? [...values, after.applied_at, after.id] : values,
    )
    return rows
  }, inWords)
}

const { columns, exported, one } = messages

/** The applications that the desk shows, as CSV. */
export const applicationsExport = endpoint(adminOnly, 'get', '/export', (req) => {
  const filter = applicationFilter(Object.fromEntries(req.searchParams))
  return csvResponse(
    'applications.csv',
    {
      full_name: columns.name,
      email: columns.email,
      phone: columns.phone,
      qualification: one.qualification,
      speciality: one.speciality,
      registration_number: one.registrationNumber,
      council: one.council,
      years: one.yearsOf,
      notice_days: one.notice,
      city: one.city,
      places_wanted: one.placesWanted,
      job_title: columns.vacancy,
      company_name: columns.institution,
      status: columns.stage,
      applied_at: exported.applied,
      resume_file: columns.cv,
      cover_note: one.note,
      may_be_sent_on: one.mayBeSentOn,
      sent_on_at: one.sentOn,
      notes: exported.notes,
    },
    exportPages(req, filter),
  )
})
