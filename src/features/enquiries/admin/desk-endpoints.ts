import { enquiryWorkers } from '@/cms/access/access'
import { endpoint, notFound } from '@/cms/access/endpoint'
import { csvResponse } from '@/cms/csv/csv-response'
import { isRecordId } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { holdEnquiry } from '../operations/enquiry-queries'
import { enquiryFilter, exportPages } from './desk-queries'
import { deskTexts } from './desk-texts'

const LONGEST_NOTE = 4000

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

/** Adds one note behind the others; the row is held meanwhile, so that two people writing at once keep both notes. */
export const addNote = endpoint({
  rule: enquiryWorkers,
  method: 'post',
  path: '/:id/notes',
  handler: async (req, user) => {
    const body: unknown = await req.json?.()
    const text = typeof body === 'object' && body !== null && 'text' in body ? String(body.text).trim() : ''
    if (!text) return Response.json({ error: deskTexts.notSaved }, { status: 400 })
    const id = String(req.routeParams?.id)
    if (!isRecordId(id)) return notFound()
    const isAdded = await inTransaction(
      req.payload,
      async (inner) => {
        await holdEnquiry(inner, id)
        const own = { collection: 'enquiries', id, depth: 0, overrideAccess: false, user, req: inner } as const
        const enquiry = await req.payload.findByID({ ...own, disableErrors: true })
        if (!enquiry) return false
        const notes = [...(enquiry.notes ?? []), { text: text.slice(0, LONGEST_NOTE) }]
        await req.payload.update({ ...own, data: { notes } })
        return true
      },
      user,
    )
    return isAdded ? Response.json({ ok: true }) : notFound()
  },
})
