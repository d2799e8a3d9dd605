import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { endpoint, enquiryWorkers, notFound } from '@/cms/access/access'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { brandOf, queueMail, teamInbox } from '@/cms/mail/queue-mail'
import { authorOf } from '@/cms/notes/note-fields'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { languageOf } from '@/lib/language'
import type { Enquiry, User } from '@/payload-types'
import { contactErrorMessages } from '../../admin/desk/desk-messages'
import { Reply, threadOf } from '../../emails/enquiry-mails'
import { ANSWERING_OUTCOMES, type ContactOutcome, LONGEST, RECORDED_OUTCOMES } from '../../schema'

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

/** Writes down a call or a message that somebody made outside the studio. */
export const addContact = endpoint(enquiryWorkers, 'post', '/:id/contacts', async (req, user, id) => {
  const contact = await bodyOf(req, contactSchema, contactErrorMessages)
  return (await recordContact(req, user, id, contact)) ? Response.json({ ok: true }) : notFound()
})

const words = (most: number, missing: string, tooLong: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, tooLong)

const replySchema = z.object({
  subject: words(LONGEST.replySubject, 'subject-missing', 'subject-too-long').transform((subject) =>
    subject.replace(/\s+/g, ' '),
  ),
  text: words(LONGEST.reply, 'text-missing', 'text-too-long'),
  /** How many replies the writer has seen, so that two people, or two tabs, do not both answer. */
  seen: z.number().int().min(0),
})

export const repliesOf = ({ contacts }: Pick<Enquiry, 'contacts'>): number =>
  (contacts ?? []).filter(({ outcome }) => outcome === 'replied').length

/** Whether a reply is one line that ends in the person's name: it greets them and says nothing. */
const isGreetingAlone = (text: string, name: string): boolean => !text.includes('\n') && text.endsWith(`${name},`)

/** Sends a reply by mail: it is written down and queued in one transaction. */
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
