import type { PayloadRequest } from 'payload'
import {
  type Mail,
  MailLayout,
  MailLink,
  MailParagraphs,
  MailText,
  PlainMail,
  type TeamNotice,
} from '@/cms/mail/queue-mail'
import { env } from '@/lib/env'
import { DEFAULT_LANGUAGE, type Language, languageOf, STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { fill } from '@/lib/text/fill'
import type { VacancyPosting } from '@/payload-types'
import { jobDeskPaths } from '../../admin/desk-paths'
import type { POSTING_PLACES, PostingAnswer } from '../schema'
import { postingMails } from './messages'

const own = (language: Language, link: string) => env.SITE_URL + pathsIn(language).ownVacancy(link)

/** A mail's button, which opens the vacancy by its link. */
const opens = (language: Language, label: string, link: string) => ({ label, href: own(language, link) })

/** To an unconfirmed mailbox: asks to confirm. Contains nothing that was typed; the link's page shows it. */
export function confirmMail(brand: string, posting: VacancyPosting, link: string): Mail {
  const language = languageOf(posting.language)
  const { subject, preview, heading, open, ...texts } = postingMails(language).confirm
  const frame = { language, brand, preview, heading, action: opens(language, open, link) }
  return {
    to: posting.email,
    subject,
    body: <PlainMail {...frame} paragraphs={[texts.lead, texts.notYou, texts.keep]} />,
  }
}

/** To the hospital: the links of its vacancies. An unconfirmed one may be a stranger's, so it has no title. */
export function linksMail(
  brand: string,
  to: string,
  language: Language,
  links: readonly { title: string | null; link: string }[],
): Mail {
  const messages = postingMails(language).link
  return {
    to,
    subject: messages.subject,
    body: (
      <MailLayout language={language} brand={brand} preview={messages.preview} heading={messages.heading}>
        <MailText>{messages.lead}</MailText>
        {links.map(({ title, link }) => (
          <MailText key={link}>
            <MailLink href={own(language, link)}>{title ?? messages.unconfirmed}</MailLink>
          </MailText>
        ))}
      </MailLayout>
    ),
  }
}

/** The template of an answer: the team's for English, the site's own for other languages. */
async function templateFor(req: PayloadRequest, language: Language, answer: PostingAnswer) {
  const usual = postingMails(language).templates[answer]
  if (language !== DEFAULT_LANGUAGE) return usual
  // Full authority: the template is no personal data, and the hospital has no account.
  const templates = await req.payload.findGlobal({ slug: 'posting-mails', depth: 0, overrideAccess: true, req })
  const { subject, text } = templates[answer === 'changes-asked' ? 'changesAsked' : answer]
  return { subject: subject || usual.subject, text: text || usual.text }
}

/** To the hospital: the team's decision and reason. */
export async function answerMail(
  req: PayloadRequest,
  brand: string,
  posting: VacancyPosting,
  answer: PostingAnswer,
  link: string,
): Promise<Mail> {
  const language = languageOf(posting.language)
  const { subject, text } = await templateFor(req, language, answer)
  const values: Record<(typeof POSTING_PLACES)[number], string> = {
    name: posting.contactName ?? '',
    post: posting.title,
    institution: posting.institutionName,
    reason: posting.reason ?? '',
    brand,
  }
  const head = fill(subject, values).replace(/\s+/g, ' ').trim()
  const frame = { language, brand, preview: head, action: opens(language, postingMails(language).open, link) }
  return {
    to: posting.email,
    subject: head,
    body: (
      <MailLayout {...frame}>
        <MailParagraphs text={fill(text, values)} />
      </MailLayout>
    ),
  }
}

/** To the hospital: an applicant was sent on. The mail does not name them; the link's page does. */
export function sentOnMail(brand: string, posting: VacancyPosting, link: string): Mail {
  const language = languageOf(posting.language)
  const { subject, preview, heading, open, ...texts } = postingMails(language).sentOn
  const frame = { language, brand, preview, heading, action: opens(language, open, link) }
  return {
    to: posting.email,
    subject: subject(posting.title),
    body: <PlainMail {...frame} paragraphs={[texts.lead(posting.title), texts.use]} />,
  }
}

/** To the team: a new or changed vacancy is waiting. */
export function noticeMail(brand: string, posting: VacancyPosting, isChange: boolean): TeamNotice {
  const { notice } = postingMails(STUDIO_LANGUAGE)
  const { email, title, institutionName } = posting
  const href = env.SITE_URL + jobDeskPaths.posting(posting.id)
  const action = { label: notice.open, href }
  const frame = { language: STUDIO_LANGUAGE, brand, heading: notice.heading, action }
  return {
    href,
    replyTo: email,
    subject: isChange ? notice.changed(title) : notice.subject(title),
    body: <PlainMail {...frame} paragraphs={[title, notice.of(institutionName)]} />,
  }
}
