'use server'
import { redirect } from 'next/navigation'
import { linkToken } from '@/cms/subscriptions/links'
import { confirmSubscription } from '@/cms/subscriptions/subscribe'
import { endOf, mailboxById, raiseLinkEdition } from '@/cms/subscriptions/subscription-queries'
import { isRecordId } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { type Language, languageOfForm } from '@/lib/language'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'
import { withDone } from '@/lib/paths/with-query'
import { formText } from '@/lib/request/unreadable-form'
import { payloadClient } from '@/server/payload'
import type { DoneCode } from './messages'
import { mailboxOfLink } from './queries'

/** Path of the page that manages a mailbox, with the confirmation to show. */
const managePage = (language: Language, token: string, done: DoneCode): string =>
  `${pathsIn(language).subscriptions(token)}&done=${done}`

/** Confirms the subscription of a link and redirects to the page that manages it. */
export async function confirmByLink(form: FormData): Promise<void> {
  const language = languageOfForm(form)
  const token = formText(form, 'token')
  const payload = await payloadClient()
  const confirmed = await inTransaction(payload, (req) => confirmSubscription(req, token))
  const mailbox = confirmed && (await mailboxById(payload, confirmed.mailbox))
  redirect(
    mailbox
      ? managePage(language, linkToken(payload, mailbox, 'manage'), 'confirmed')
      : pathsIn(language).confirmSubscription(token),
  )
}

/** The mailbox of a form's manage link; redirects to the error page if the link is invalid. */
async function managedBy(form: FormData) {
  const language = languageOfForm(form)
  const token = formText(form, 'token')
  const mailbox = await mailboxOfLink(token)
  return { language, token, mailbox: mailbox ?? redirect(pathsIn(language).subscriptions(token)) }
}

/** Ends one or all subscriptions of the mailbox of the form's manage link. */
export async function endByLink(form: FormData): Promise<void> {
  const { language, token, mailbox } = await managedBy(form)
  const id = form.get('subscription')
  const isOne = isRecordId(id)
  // A faulty id must not end all the others.
  if (id !== null && !isOne) redirect(pathsIn(language).subscriptions(token))
  await inTransaction(await payloadClient(), (req) => endOf(req, mailbox.id, isOne ? { id } : {}, 'page'))
  const back = ownPath(formText(form, 'back'), '')
  const done = isOne ? 'ended' : 'all-ended'
  redirect(back ? withDone(back, done) : managePage(language, token, done))
}

/** Revokes the manage links of all earlier mails; this page gets a new URL. */
export async function revokeByLink(form: FormData): Promise<void> {
  const { language, mailbox } = await managedBy(form)
  const payload = await payloadClient()
  await inTransaction(payload, (req) => raiseLinkEdition(req, mailbox.id))
  const renewed = (await mailboxById(payload, mailbox.id)) ?? mailbox
  redirect(managePage(language, linkToken(payload, renewed, 'manage'), 'revoked'))
}
