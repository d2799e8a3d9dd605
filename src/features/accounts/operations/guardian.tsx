import type { Payload, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { brandOf, PlainMail, queueMail, secondsUntilMail } from '@/cms/mail/queue-mail'
import { waitsForGuardian } from '@/cms/personal/guardian/guardian'
import { eraseSubscriptionsOf } from '@/cms/subscriptions/erase-subscriptions'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { isSameSecret, recordNamedBy, signedLink } from '@/lib/request/signed-link'
import type { User } from '@/payload-types'
import { guardianMail } from '../emails/messages'
import { lockedPerson, writePerson } from './mailbox/verification'

/** What is deleted when a parent withdraws. Only adults have applications. */
const KEPT = ['saved-colleges', 'saved-jobs', 'choice-lists'] as const

/** The parent's link, with which they agree and can withdraw even years later; it works until another parent is named. */
const linkOf = (secret: string, { id, guardianEmail }: User): string | null =>
  guardianEmail ? signedLink(secret, { purpose: 'guardian links', id, key: guardianEmail }) : null

const isOpenedBy = (secret: string, link: string, person: User): boolean =>
  person.verified === true && person.writesAs === 'minor' && isSameSecret(link, linkOf(secret, person))

/** The account of a parent's link; null if the link is invalid, or another parent has been named. */
export async function accountOfGuardian(payload: Payload, link: string): Promise<User | null> {
  const id = recordNamedBy(link)
  if (!id) return null
  // Full authority: authorised by the link instead of a session.
  const person = await payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer() })
  return person && isOpenedBy(payload.secret, link, person) ? person : null
}

/** Mails the parent of a new account, unless the mailbox's limit is reached: the account's page can ask again. */
export async function mailNewGuardian(req: PayloadRequest, person: User): Promise<void> {
  const { guardianEmail, writesAs } = person
  if (writesAs !== 'minor' || !guardianEmail) return
  if ((await secondsUntilMail(req.payload, guardianEmail, 'acknowledgement')) === 0) await mailGuardian(req, person)
}

/** Mails the parent; the caller has counted the mail. */
async function mailGuardian(req: PayloadRequest, person: User): Promise<void> {
  const { guardianEmail, email } = person
  const link = linkOf(req.payload.secret, person)
  if (!guardianEmail || !link) return
  const language = languageOf(person.language)
  const messages = guardianMail(language)
  const brand = await brandOf(req)
  const body = (
    <PlainMail
      language={language}
      brand={brand}
      heading={messages.heading}
      action={{ label: messages.action, href: env.SITE_URL + pathsIn(language).guardian(link) }}
      paragraphs={messages.paragraphs(email)}
    />
  )
  await queueMail(req, { to: guardianEmail, subject: messages.subject(brand), body })
}

/** Stores a parent's decision; false if the link is invalid. */
export async function decideAsGuardian(payload: Payload, link: string, agrees: boolean): Promise<boolean> {
  const id = recordNamedBy(link)
  if (!id) return false
  return inTransaction(payload, async (req) => {
    const person = await lockedPerson(req, id)
    if (!person || !isOpenedBy(payload.secret, link, person)) return false
    // Agreeing once more, in a second tab, keeps the day of the first time.
    await writePerson(req, id, {
      guardianAgreedAt: agrees ? (person.guardianAgreedAt ?? new Date().toISOString()) : null,
    })
    if (!agrees) await deleteSaved(req, person)
    return true
  })
}

/** Deletes lists, what was saved, alerts and reminders. */
async function deleteSaved(req: PayloadRequest, person: User): Promise<void> {
  for (const collection of KEPT) {
    // Full authority: a link has no session; the query is limited to this person.
    await req.payload.delete({ collection, where: { user: { equals: person.id } }, ...asServer(req) })
  }
  await eraseSubscriptionsOf(req, person)
}

/**
 * Names a parent and mails them.
 * @returns false if a parent has agreed already: only they can withdraw, so their link must keep working
 */
export async function nameGuardian(payload: Payload, { id }: User, guardianEmail: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const person = await lockedPerson(req, id)
    if (!person || !waitsForGuardian(person)) return false
    await writePerson(req, id, { guardianEmail })
    await mailGuardian(req, { ...person, guardianEmail })
    return true
  })
}

/** The person has turned 18: the parent is no longer needed, and their email is deleted. */
export async function comeOfAge(payload: Payload, { id }: User): Promise<void> {
  await inTransaction(payload, (req) =>
    writePerson(req, id, { writesAs: 'adult', guardianEmail: null, guardianAgreedAt: null }),
  )
}
