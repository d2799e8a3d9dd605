import { enquiryWorkers } from '@/cms/access/access'
import { momentText } from '@/cms/admin/messages'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import type { LeadStatus } from '../../schema'
import { enquiryDeskMessages } from '../messages'
import { deskMessages } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'

interface Row {
  id: string
  name: string
  email: string
  phone: string | null
  status: LeadStatus
  created_at: Date
}

/** Enquiries by the name, address or phone of who asked, for the search over the studio; the newest first. */
export const searchEnquiries: SearchSource = {
  label: enquiryDeskMessages.searched,
  rule: enquiryWorkers,
  find: async ({ req, words, most }) => {
    const patterns = patternsOf(words)
    const each = patterns.map(
      (_, place) => `(name ilike $${place + 1} or email ilike $${place + 1} or phone ilike $${place + 1})`,
    )
    const { rows } = await req.payload.db.pool.query<Row>(
      `select * from (
         select id, name, email, phone, status, created_at from enquiries
         where deleted_at is null and anonymised_at is null and ${each.join(' and ')} limit ${CANDIDATES}
       ) found order by created_at desc, id limit ${most}`,
      patterns,
    )
    return rows.map(({ id, name, email, phone, status, created_at }) => ({
      id,
      title: name,
      detail: [deskMessages.statuses[status], email, phone, momentText(created_at)].filter(Boolean).join(' · '),
      href: enquiryDeskPaths.enquiry(id),
    }))
  },
}
