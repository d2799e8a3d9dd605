import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { endpoint, enquiryWorkers, notFound, readAsServer } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { brandOf, queueMail, teamInbox } from '@/cms/mail/queue-mail'
import { authorOf } from '@/cms/notes/note-fields'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { idOf } from '@/lib/database/record-id'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { languageOf } from '@/lib/language'
import { requiredText } from '@/lib/text/typed/required-text'
import type { Enquiry, User } from '@/payload-types'
import { contactErrorMessages } from '../../admin/desk/desk-messages'
import { Reply, threadOf } from '../../emails/enquiry-mails'
import { ANSWERING_OUTCOMES, type ContactOutcome, MAX_LENGTH, RECORDED_OUTCOMES } from '../../schema'

interface Contact {
  outcome: ContactOutcome
  /** When to call again, an ISO instant. */
  callBackAt?: string
  /** Of a reply. */
  subject?: string
  text?: string
}

/**
 * Records a contact with an enquiry's sender. One that answers them moves a new enquiry to "contacted", which stamps the
 * first answer; an unanswered call does not. The first to do so becomes its owner, unless one who still works enquiries is.
 * @param mayFollow checks the locked enquiry; throws to roll back
 * @param alongside runs in the same transaction
 * @returns whether there is such an enquiry for this user
 * @throws APIError 409 if it has been anonymised
 */
const recordContact = (
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
    const owner = idOf(enquiry.owner)
    // Full authority: counsellors may not read accounts, and only the role is used.
    const isOwned = worksEnquiries(owner ? await readAsServer(req, 'users', owner) : null)
    // Full authority: no one may edit this list; the user may work on the enquiry, as the read above has shown.
    await payload.update({
      ...one,
      overrideAccess: true,
      user,
      data: {
        contacts: [...(enquiry.contacts ?? []), { ...contact, by: authorOf(req), at }],
        owner: isOwned ? owner : user.id,
        ...(isAnswer && enquiry.status === 'new' ? { status: 'contacted' } : {}),
        ...(isAnswer && !enquiry.firstResponseAt ? { firstResponseAt: at } : {}),
        ...(contact.callBackAt ? { nextFollowUp: contact.callBackAt } : {}),
      },
    })
    await alongside?.(req, enquiry)
    return true
  })

const CONFLICT = 409

const contactSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({
      outcome: z.literal('call-back'),
      callBackAt: z.iso.datetime({ offset: true, error: 'moment-missing' }),
    }),
    z.object({ outcome: z.enum(RECORDED_OUTCOMES).exclude(['call-back']) }),
  ],
  { error: 'outcome-missing' },
)

/** Records a call or message made outside the studio. */
export const addContact = endpoint(enquiryWorkers, 'post', '/:id/contacts', async (req, user, id) => {
  const contact = await bodyOf(req, contactSchema, contactErrorMessages)
  return (await recordContact(req, user, id, contact)) ? Response.json({ ok: true }) : notFound()
})

const replySchema = z.object({
  subject: requiredText(MAX_LENGTH.replySubject, 'subject-missing', 'subject-too-long').transform((subject) =>
    subject.replace(/\s+/g, ' '),
  ),
  text: requiredText(MAX_LENGTH.reply, 'text-missing', 'text-too-long'),
  /** How many replies the writer has seen, so that two people or tabs do not both answer. */
  seen: z.number().int().min(0),
})

export const repliesOf = ({ contacts }: Pick<Enquiry, 'contacts'>): number =>
  (contacts ?? []).filter(({ outcome }) => outcome === 'replied').length

/** Whether a reply is only the greeting. */
const isGreetingAlone = (text: string, name: string): boolean => !text.includes('\n') && text.endsWith(`${name},`)

/** Sends a reply by mail: records and queues it in one transaction. */
export const sendReply = endpoint(enquiryWorkers, 'post', '/:id/reply', async (req, user, id) => {
  const { subject, text, seen } = await bodyOf(req, replySchema, contactErrorMessages)
  const isSent = await recordContact(
    req,
    user,
    id,
    { outcome: 'replied', subject, text },
    {
      mayFollow: (enquiry) => {
        if (isGreetingAlone(text, enquiry.name)) {
          throw new ValidationError({ errors: [{ path: 'text', message: contactErrorMessages['text-missing'] }], req })
        }
        if (repliesOf(enquiry) !== seen) throw apiError(contactErrorMessages, 'replied-meanwhile', CONFLICT)
      },
      alongside: async (inner, enquiry) => {
        await queueMail(inner, {
          to: enquiry.email,
          subject,
          replyTo: await teamInbox(inner),
          inReplyTo: threadOf(enquiry),
          body: (
            <Reply
              language={languageOf(enquiry.language)}
              brand={await brandOf(inner)}
              text={text}
              original={enquiry.message ?? null}
              sentAt={enquiry.createdAt}
            />
          ),
        })
      },
    },
  )
  return isSent ? Response.json({ ok: true }) : notFound()
})
