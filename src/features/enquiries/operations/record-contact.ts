import type { PayloadRequest } from 'payload'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { authorOf } from '@/cms/notes/note-fields'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import type { Enquiry, User } from '@/payload-types'
import { contactErrorMessages } from '../contacts/admin/contact-messages'
import { ANSWERING_OUTCOMES, type ContactOutcome } from '../schema'

const CONFLICT = 409

interface Contact {
  outcome: ContactOutcome
  /** When to call again, ISO. */
  callBackAt?: string
  /** What a reply said. */
  subject?: string
  text?: string
}

/**
 * Writes down that somebody was in touch with the person of an enquiry. What answers the person takes a new enquiry to
 * "contacted", which stamps the first answer; a call that nobody took does not. Whoever does it first looks after it.
 * @param mayFollow judges the enquiry as it is, its row held; throws to undo everything
 * @param alongside what is written in the same transaction
 * @returns whether there is such an enquiry for this person
 * @throws APIError 409 when it has been anonymised
 */
export const recordContact = (
  { payload }: PayloadRequest,
  user: User,
  id: string,
  contact: Contact,
  {
    mayFollow,
    alongside,
  }: {
    mayFollow?: (enquiry: Enquiry) => void
    alongside?: (req: PayloadRequest, enquiry: Enquiry) => Promise<void>
  } = {},
): Promise<boolean> =>
  inTransactionAs(user, payload, async (req) => {
    await lockedMoment(req, 'enquiries', id)
    const one = { collection: 'enquiries', id, depth: 0, req } as const
    const enquiry = await payload.findByID({ ...one, overrideAccess: false, user, disableErrors: true })
    if (!enquiry) return false
    if (enquiry.anonymisedAt) throw apiError(contactErrorMessages, 'nobody-there', CONFLICT)
    mayFollow?.(enquiry)
    const isAnswer = ANSWERING_OUTCOMES.includes(contact.outcome)
    const at = new Date().toISOString()
    // Full authority: nobody writes this list by hand; the person may work the enquiry, as it was read for them.
    await payload.update({
      ...one,
      overrideAccess: true,
      user,
      data: {
        contacts: [...(enquiry.contacts ?? []), { ...contact, by: authorOf(req), at }],
        owner: enquiry.owner ?? user.id,
        ...(isAnswer && enquiry.status === 'new' ? { status: 'contacted' } : {}),
        ...(isAnswer && !enquiry.firstResponseAt ? { firstResponseAt: at } : {}),
        ...(contact.callBackAt ? { nextFollowUp: contact.callBackAt } : {}),
      },
    })
    await alongside?.(req, enquiry)
    return true
  })
