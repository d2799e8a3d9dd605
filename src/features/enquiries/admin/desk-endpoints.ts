import { enquiryWorkers } from '@/cms/access/access'
import { endpoint } from '@/cms/access/endpoint'
import { csvResponse } from '@/cms/csv/csv-response'
import { enquiryFilter, exportPages } from './desk-queries'
import { deskTexts } from './desk-texts'

/** The enquiries that the desk shows, as a table for a spreadsheet. */
export const enquiriesExport = endpoint({
  rule: enquiryWorkers,
  method: 'get',
  path: '/export',
  handler: (req, user) => {
    const { columns, one: texts } = deskTexts
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
        message: columns.message,
        status: columns.status,
        owner: columns.owner,
        created_at: columns.received,
        first_response_at: columns.answered,
        next_follow_up: columns.followUp,
      },
      exportPages(req, user.id, enquiryFilter(Object.fromEntries(req.searchParams))),
    )
  },
})
