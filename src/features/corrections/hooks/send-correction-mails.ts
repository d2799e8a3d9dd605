import type { CollectionAfterChangeHook } from 'payload'
import { brandOf, notifyTeam, queueMail, secondsUntilMail } from '@/cms/mail/queue-mail'
import type { Correction } from '@/payload-types'
import { answerMail, noticeMail, receiptMail } from '../emails/correction-mails'

/**
 * Notifies the team of a new correction, and its sender of its receipt and of the outcome: again if it was set back to
 * waiting in between. In the write's transaction. Suspected spam sends no mail: the email may be someone else's.
 */
export const sendCorrectionMails: CollectionAfterChangeHook<Correction> = async ({
  context,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (context.disableMails) return doc
  const brand = await brandOf(req)
  if (operation === 'create') {
    // With the data: the record itself has been stripped of what its author may not read.
    const sent: Correction = { ...doc, ...data }
    if (sent.suspected) return doc
    const to = sent.email
    if (to && (await secondsUntilMail(req.payload, to, 'acknowledgement')) === 0) {
      await queueMail(req, receiptMail(brand, sent, to))
    }
    await notifyTeam(req, noticeMail(brand, sent))
    return doc
  }
  const isFirstAnswer = doc.status !== 'new' && !previousDoc.answeredAt
  if (isFirstAnswer && doc.email && !doc.suspected) await queueMail(req, answerMail(brand, doc, doc.email))
  return doc
}
