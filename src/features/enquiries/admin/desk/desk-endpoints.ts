import { endpoint, enquiryWorkers } from '@/cms/access/access'
import { csvResponse } from '@/cms/csv/csv-response'
import { noteMessages } from '@/cms/notes/messages'
import { exportPages } from '../export-queries'
import { deskMessages } from './desk-messages'
import { enquiryFilter } from './desk-queries'

/** The enquiries that the desk shows, as a table for a spreadsheet. */
export const enquiriesExport = endpoint(enquiryWorkers, 'get', '/export', (req, user) => {
  const { columns, one: messages } = deskMessages
  return csvResponse(
    'enquiries.csv',
    {
      name: columns.name,
      email: columns.email,
      phone: columns.phone,
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
