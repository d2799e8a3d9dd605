import { adminOnly, endpoint } from '@/cms/access/access'
import { csvResponse } from '@/cms/csv/csv-response'
import { applicationFilter } from './desk-queries'
import { exportPages } from './export-queries'
import { applicationDeskMessages } from './messages'

const { columns, exported, one } = applicationDeskMessages

/** The applications that the desk shows, as a table for a spreadsheet. */
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
