import { enquiryWorkers } from '@/cms/access/access'
import { endpoint } from '@/cms/access/endpoint'
import { csvResponse } from '@/cms/csv/csv-response'
import { noteMessages } from '@/cms/notes/messages'
import { exportPages } from '../export-queries'
import { deskMessages } from './desk-messages'
import { enquiryFilter } from './desk-queries'

/** The enquiries that the desk shows, as a table for a spreadsheet. */
export const enquiriesExport = endpoint(enquiryWorkers, 'get', '/export', (req, user) => {
  const { columns, one: texts } = deskMessages
  return csvResponse(
    'enquiries.csv',
    {
      name: columns.name,
      email: columns.email,
      phone: columns.phone,
      kind: columns.kind,
      subject: texts.subject,
      course: texts.course,
      country: texts.country,
      neet_score: texts.neet,
      rank: texts.rank,
      category: texts.category,
      state: texts.state,
      college: texts.college,
      compared: texts.compared,
      message: columns.message,
      status: columns.status,
      owner: columns.owner,
      created_at: texts.exported.received,
      first_response_at: texts.exported.answered,
      next_follow_up: texts.exported.followUp,
      notes: noteMessages.title,
    },
    exportPages(req, user.id, enquiryFilter(Object.fromEntries(req.searchParams))),
  )
})
