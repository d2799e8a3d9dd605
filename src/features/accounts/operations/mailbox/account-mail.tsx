import type { PayloadRequest } from 'payload'
import { brandOf, PlainMail, queueMail } from '@/cms/mail/queue-mail'
import { languageOf } from '@/lib/language'
import type { User } from '@/payload-types'
import { type AccountMailKind, mailMessages } from '../../emails/messages'

interface AccountMail {
  kind: AccountMailKind
  to: Pick<User, 'email' | 'fullName' | 'language' | 'verified'>
  /** Absolute address behind the button, for kinds that have one. */
  link?: string
}

/** Queues one of the account mails within the request's transaction. */
export async function queueAccountMail(req: PayloadRequest, { kind, to, link }: AccountMail): Promise<void> {
  const language = languageOf(to.language)
  const { mailMessages: mails, greeting } = mailMessages(language)
  const words = mails[kind]
  const brand = await brandOf(req)
  const label = 'action' in words ? words.action : undefined
  const body = (
    <PlainMail
      language={language}
      brand={brand}
      preview={words.paragraphs[0]}
      heading={words.heading}
      action={label && link ? { label, href: link } : undefined}
      paragraphs={[greeting(to), ...words.paragraphs]}
    />
  )
  await queueMail(req, { to: to.email, subject: words.subject(brand), body })
}
