import type { CollectionAfterChangeHook } from 'payload'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { tellTeam } from '@/cms/mail/tell-team'
import type { Correction } from '@/payload-types'
import { answerMail, noticeMail } from '../emails/correction-mails'

/**
 * Tells the team of a new correction, and its sender, once, what came of it; within the write's own transaction. What
 * looks like spam is told to nobody: the address may be somebody else's.
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
  // Asked of the data: the record itself has been stripped of what its author may not read.
  if (operation === 'create') {
    if (!data.suspected) await tellTeam(req, noticeMail(brand, doc))
    return doc
  }
  const isFirstAnswer = doc.status !== 'new' && !previousDoc.answeredAt
  if (isFirstAnswer && doc.email && !doc.suspected) await queueMail(req, answerMail(brand, doc, doc.email))
  return doc
}
