import type { PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/roles'
import { brandOf, PlainMail, queueMail } from '@/cms/mail/queue-mail'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import { type AccountMailKind, mailMessages } from '../emails/messages'
import { staffMailMessages } from '../emails/staff-messages'
import { revokeAccess } from './mailbox/verification'
import { issueToken } from './tokens'

interface AccountMail {
  kind: AccountMailKind
  to: Pick<User, 'email' | 'fullName' | 'language' | 'verified'>
  /** Absolute URL of the button, for kinds with one. */
  link?: string
}

/** Queues one of the account mails within the request's transaction. */
export async function queueAccountMail(req: PayloadRequest, { kind, to, link }: AccountMail): Promise<void> {
  const words = mailMessages(languageOf(to.language)).mailMessages[kind]
  const brand = await brandOf(req)
  await queueGreetedMail(req, to, brand, { ...words, subject: words.subject(brand) }, link)
}

async function queueGreetedMail(
  req: PayloadRequest,
  to: AccountMail['to'],
  brand: string,
  words: { subject: string; heading: string; paragraphs: readonly string[]; action?: string },
  href?: string,
) {
  const { subject, heading, paragraphs, action } = words
  const language = languageOf(to.language)
  const body = (
    <PlainMail
      language={language}
      brand={brand}
      preview={paragraphs[0]}
      heading={heading}
      action={action && href ? { label: action, href } : undefined}
      paragraphs={[mailMessages(language).greeting(to), ...paragraphs]}
    />
  )
  await queueMail(req, { to: to.email, subject, body })
}

/** The person acting, as named in the mail; null for the server. */
const inviterOf = (req: PayloadRequest) =>
  req.user ? { name: req.user.fullName || null, email: req.user.email } : null

/** Mails a new account its invitation, which names who invites and the role. */
export async function invite(req: PayloadRequest, person: User): Promise<void> {
  const token = await issueToken(req, { purpose: 'invitation', user: person.id, invitedBy: req.user?.id })
  const brand = await brandOf(req)
  const language = languageOf(person.language)
  const messages = staffMailMessages(language).invitationMail({ brand, inviter: inviterOf(req), role: person.role })
  await queueGreetedMail(req, person, brand, messages, `${env.SITE_URL}${pathsIn(language).acceptInvitation(token)}`)
}

/** The same for an existing account, after ending its password, sessions and links. */
export async function reinvite(req: PayloadRequest, person: User): Promise<void> {
  await revokeAccess(req, person.id)
  await invite(req, person)
}

/** Mails a verified person that they have become staff, with the link to the studio. */
export async function announceRole(req: PayloadRequest, person: User): Promise<void> {
  if (!isStaff(person)) return
  const brand = await brandOf(req)
  const messages = staffMailMessages(languageOf(person.language)).roleMail({
    brand,
    inviter: inviterOf(req),
    role: person.role,
  })
  await queueGreetedMail(req, person, brand, messages, `${env.SITE_URL}${paths.studio()}`)
}
