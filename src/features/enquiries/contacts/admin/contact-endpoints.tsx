import { ValidationError } from 'payload'
import { z } from 'zod'
import { endpoint, enquiryWorkers, notFound } from '@/cms/access/access'
import { brandOf, queueMail, teamInbox } from '@/cms/mail/queue-mail'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { apiError } from '@/lib/errors/expected-error'
import { languageOf } from '@/lib/language'
import type { Enquiry } from '@/payload-types'
import { Reply, threadOf } from '../../emails/enquiry-mails'
import { recordContact } from '../../operations/record-contact'
import { LONGEST, RECORDED_OUTCOMES } from '../../schema'
import { contactErrorMessages } from './contact-messages'

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
          throw new ValidationError({
            errors: [{ path: 'text', message: contactErrorMessages['text-missing'] }],
            req,
          })
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
