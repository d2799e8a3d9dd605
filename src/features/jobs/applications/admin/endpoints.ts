import { adminOnly } from '@/cms/access/access'
import { endpoint } from '@/cms/access/endpoint'
import { csvResponse } from '@/cms/csv/csv-response'
import { applicationFilter, exportPages } from './desk-queries'
import { applicationDeskTexts } from './texts'

const { columns } = applicationDeskTexts

/** The applications that the desk shows, as a table for a spreadsheet. */
export const applicationsExport = endpoint({
  rule: adminOnly,
  method: 'get',
  path: '/export',
  handler: (req) => {
    const filter = applicationFilter(Object.fromEntries(req.searchParams))
    return csvResponse(
      'applications.csv',
      {
        full_name: columns.name,
        email: columns.email,
        phone: columns.phone,
        job_title: columns.vacancy,
        company_name: columns.institution,
        status: columns.stage,
        applied_at: columns.applied,
      },
      exportPages(req, filter) as AsyncIterable<never[]>,
    )
  },
})
