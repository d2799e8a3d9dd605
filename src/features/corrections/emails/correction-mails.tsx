import { type Mail, PlainMail, type TeamNotice } from '@/cms/mail/queue-mail'
import { env } from '@/lib/env'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import type { Correction } from '@/payload-types'
import { correctionMails } from '../messages'

/** To the team: a figure is reported wrong. */
export function noticeMail(brand: string, { id, page, title, ...correction }: Correction): TeamNotice {
  const { notice } = correctionMails(STUDIO_LANGUAGE)
  const href = `${env.SITE_URL}${paths.studioRecord('corrections', id)}`
  const about = title ?? page
  const { figure, right, evidence } = correction
  return {
    href,
    replyTo: correction.email ?? undefined,
    subject: notice.subject(about),
    body: (
      <PlainMail
        language={STUDIO_LANGUAGE}
        brand={brand}
        heading={notice.heading}
        action={{ label: notice.open, href }}
        paragraphs={[about, notice.figure(figure), notice.right(right), notice.evidence(evidence)]}
      />
    ),
  }
}

/** Common part of the sender's mails: the page, and a link. */
function aboutPage(brand: string, { language: kept, title, page }: Correction) {
  const language = languageOf(kept)
  const messages = correctionMails(language)
  const toPage = (label: string) => ({ language, brand, action: { label, href: `${env.SITE_URL}${page}` } })
  return { messages, about: title ?? page, toPage }
}

/** To the sender, whose email is unverified: received. Contains no user input. */
export function receiptMail(brand: string, correction: Correction, to: string): Mail {
  const { messages, about, toPage } = aboutPage(brand, correction)
  const { subject, heading, open, thanks, next, notYou } = messages.receipt
  return {
    to,
    subject: subject(about),
    body: <PlainMail {...toPage(open)} preview={next} heading={heading} paragraphs={[thanks(about), next, notYou]} />,
  }
}

/** To the sender: the outcome, with the reviewer's comment. */
export function answerMail(brand: string, correction: Correction, to: string): Mail {
  const { messages, about, toPage } = aboutPage(brand, correction)
  const { subject, heading, open, thanks, changed, kept } = messages.answer
  const outcome = correction.status === 'changed' ? changed : kept
  const paragraphs = [thanks(about), outcome, correction.answer]
  return {
    to,
    subject: subject(about),
    body: <PlainMail {...toPage(open)} preview={outcome} heading={heading} paragraphs={paragraphs} />,
  }
}
