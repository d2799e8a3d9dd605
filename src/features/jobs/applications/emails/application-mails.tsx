import type { PayloadRequest } from 'payload'
import { type Mail, MailLayout, MailParagraphs, PlainMail, type TeamNotice } from '@/cms/mail/queue-mail'
import { institutionIn } from '@/features/jobs/messages'
import { env } from '@/lib/env'
import { DEFAULT_LANGUAGE, type Language, languageOf, STUDIO_LANGUAGE } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import { fill } from '@/lib/text/fill'
import type { JobApplication, User } from '@/payload-types'
import { type Stage, type StagePlace, TEAM_STAGES } from '../../schema'
import { interviewFile, interviewLines, interviewOf } from '../interview'
import { applicationMails, type TeamEvent } from './messages'

export type MailText = Record<'subject' | 'text', string>

/** Subject and text of a stage's mail from the settings, which are English; other languages get the site's own texts. */
export async function mailTextForStage(req: PayloadRequest, stage: Stage, language: Language): Promise<MailText> {
  const own = applicationMails(language).moved.template(stage)
  const known = TEAM_STAGES.find((one) => one === stage)
  if (!known || language !== DEFAULT_LANGUAGE) return own
  // Full authority: an applicant's request needs the team's template.
  const settings = await req.payload.findGlobal({ slug: 'application-mails', depth: 0, overrideAccess: true, req })
  const { subject, text } = settings[known]
  return { subject: subject || own.subject, text: text || own.text }
}

export interface About {
  brand: string
  application: JobApplication
  applicant: Pick<User, 'email' | 'fullName' | 'phone' | 'language'>
  /** The owner's file name of the CV that was sent. */
  resumeName: string | null
}

/** What mails to an applicant share: the texts and the link to the dashboard. */
function messagesFor({ language: kept }: About['applicant']) {
  const language = languageOf(kept)
  const messages = applicationMails(language)
  return {
    language,
    messages,
    dashboard: { label: messages.dashboard, href: env.SITE_URL + pathsIn(language).dashboard() },
  }
}

const postOf = ({ jobTitle }: JobApplication) => jobTitle ?? ''

/** To the applicant: the application has arrived, or its withdrawal is undone. */
export function receiptMail({ brand, application, applicant }: About, kind: 'received' | 'resumed'): Mail {
  const { language, messages, dashboard } = messagesFor(applicant)
  const { subject, heading, sentence } = messages[kind]
  const lead = sentence(postOf(application), institutionIn(language, application.companyName))
  const { sample, next } = messages.received
  const more = kind === 'received' ? [application.isSample && sample, next] : []
  const frame = { language, brand, preview: lead, heading, action: dashboard }
  const paragraphs = [messages.greeting(applicant.fullName || null), lead, ...more]
  return {
    to: applicant.email,
    subject: subject(postOf(application)),
    body: <PlainMail {...frame} paragraphs={paragraphs} />,
  }
}

/** The placeholders of a template, filled for one applicant. */
function valuesFor({ brand, application, applicant }: About): Record<StagePlace, string> {
  const { language, messages } = messagesFor(applicant)
  const interview = interviewOf(application)
  return {
    greeting: messages.greeting(applicant.fullName || null),
    name: applicant.fullName || messages.moved.nameless,
    post: postOf(application),
    institution: institutionIn(language, application.companyName),
    brand,
    interview: interview ? interviewLines(language, interview).join('\n') : messages.moved.interviewOpen,
  }
}

/** A template's subject and text, filled in for one applicant. */
export function filledMailText(about: About, { subject, text }: MailText): MailText {
  const values = valuesFor(about)
  const filled = fill(text, values).trim()
  // A text without the placeholder still says when and where, once that is agreed.
  const isSaid = !interviewOf(about.application) || filled.includes(values.interview)
  return {
    subject: fill(subject, values).replace(/\s+/g, ' ').trim(),
    text: isSaid ? filled : `${filled}\n\n${values.interview}`,
  }
}

/**
 * To the applicant: the application has moved to another stage.
 * @param mailText its placeholders are filled in for this applicant
 */
export function movedMail(about: About, mailText: MailText): Mail {
  const { language, messages, dashboard } = messagesFor(about.applicant)
  const { subject, text } = filledMailText(about, mailText)
  const { brand, application, applicant } = about
  const calendar = interviewFile(application, applicant)
  return {
    to: applicant.email,
    subject,
    ...(calendar ? { calendar } : {}),
    body: (
      <MailLayout
        language={language}
        brand={brand}
        preview={subject}
        heading={messages.moved.heading(postOf(application))}
        action={dashboard}
      >
        <MailParagraphs text={text} />
      </MailLayout>
    ),
  }
}

/** To the team: someone applied, renewed, withdrew or undid that. Replies go to the applicant. */
export function teamMail({ brand, application, applicant, resumeName }: About, event: TeamEvent): TeamNotice {
  const { team } = applicationMails(STUDIO_LANGUAGE)
  const { coverNote } = application
  const href = `${env.SITE_URL}${paths.studioRecord('job-applications', application.id)}`
  // What was sent along, and what was not.
  const papers = [resumeName ? team.resume(resumeName) : team.noResume, coverNote ? team.note : team.noNote, coverNote]
  return {
    href,
    replyTo: applicant.email,
    subject: team.subject(postOf(application), event),
    body: (
      <PlainMail
        language={STUDIO_LANGUAGE}
        brand={brand}
        heading={team.heading(event)}
        action={{ label: team.open, href }}
        paragraphs={[
          team.post(postOf(application), application.companyName ?? ''),
          application.isSample && team.sample,
          team.applicant(applicant.fullName || null),
          team.email(applicant.email),
          applicant.phone && team.phone(applicant.phone),
          ...(event === 'withdrawn' ? [] : papers),
        ]}
      />
    ),
  }
}
