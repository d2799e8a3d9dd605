import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { consentNow } from '@/cms/personal/consent'
import { indianDay } from '@/lib/indian-calendar'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import type { Correction } from '@/payload-types'

/** The same words about the same page are one correction for a day, however often they are sent. */
const keyOf = ({ page, figure, right, evidence, email }: Partial<Correction>): string =>
  createHash('sha256')
    .update(JSON.stringify([indianDay(new Date()), page, figure, right, evidence, email ?? '']))
    .digest('hex')

/**
 * What the server alone says of a correction: from which account it came, to what its sender agreed, whether a program
 * filled the form, and when it was answered.
 */
export const stampCorrection: CollectionBeforeChangeHook<Correction> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString()
  if (operation !== 'create') {
    const status = data.status ?? originalDoc?.status
    return { ...data, answeredAt: status === 'new' ? null : (originalDoc?.answeredAt ?? now) }
  }
  return {
    ...data,
    ...(await consentNow(req)),
    user: req.user?.role === 'applicant' ? req.user.id : data.user,
    suspected: isSuspected(
      suspicionsOf({
        lines: [data.figure],
        // Where the figure can be read is asked for as an address: it speaks against nobody.
        texts: [data.right],
        honeypotFilled: req.context.correctionHoneypotFilled === true,
      }),
    ),
    submissionKey: keyOf(data),
    status: 'new',
    answeredAt: null,
  }
}
