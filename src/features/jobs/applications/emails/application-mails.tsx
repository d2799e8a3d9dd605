import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import type { Mail } from '@/cms/mail/queue-mail'
import type { TeamNotice } from '@/cms/mail/tell-team'
import { paths, pathsIn } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { JobApplication, User } from '@/payload-types'
import { applicationMails, type TeamEvent } from './texts'

interface About {
  brand: string
  application: JobApplication
  applicant: Pick<User, 'email' | 'fullName' | 'phone' | 'language'>
  /** The CV that went along, as its owner called it. */
  resumeName: string | null
}

/** What mails to an applicant share: their words and the way to the dashboard. */
function wordsFor({ language: kept }: About['applicant']) {
  const language = languageOf(kept)
  const texts = applicationMails(language)
  return { language, texts, dashboard: { label: texts.dashboard, href: env.SITE_URL + pathsIn(language).dashboard() } }
}

const postOf = ({ jobTitle }: JobApplication) => jobTitle ?? ''

/** To the applicant: the application has arrived. */
export function receivedMail({ brand, application, applicant }: About): Mail {
  const { language, texts, dashboard } = wordsFor(applicant)
  const { received } = texts
  const sentence = received.sentence(postOf(application), application.companyName ?? '')
  return {
    to: applicant.email,
    subject: received.subject(postOf(application)),
    body: (
      <MailLayout language={language} brand={brand} preview={sentence} heading={received.heading} action={dashboard}>
        <MailText>{texts.greeting(applicant.fullName || null)}</MailText>
        <MailText>{sentence}</MailText>
        <MailText>{received.next}</MailText>
      </MailLayout>
    ),
  }
}

/** To the applicant: the withdrawal is undone. */
export function resumedMail({ brand, application, applicant }: About): Mail {
  const { language, texts, dashboard } = wordsFor(applicant)
  const { resumed } = texts
  const sentence = resumed.sentence(postOf(application), application.companyName ?? '')
  return {
    to: applicant.email,
    subject: resumed.subject(postOf(application)),
    body: (
      <MailLayout language={language} brand={brand} preview={sentence} heading={resumed.heading} action={dashboard}>
        <MailText>{texts.greeting(applicant.fullName || null)}</MailText>
        <MailText>{sentence}</MailText>
      </MailLayout>
    ),
  }
}

/** To the applicant: the application has moved to another stage. */
export function movedMail({ brand, application, applicant }: About): Mail {
  const { language, texts, dashboard } = wordsFor(applicant)
  const { moved } = texts
  const sentence = moved.sentence(application.status)
  return {
    to: applicant.email,
    subject: moved.subject(postOf(application), application.status),
    body: (
      <MailLayout
        language={language}
        brand={brand}
        preview={sentence}
        heading={moved.heading(postOf(application))}
        action={dashboard}
      >
        <MailText>{texts.greeting(applicant.fullName || null)}</MailText>
        <MailText>{sentence}</MailText>
        <MailText>{moved.institution(application.companyName ?? '')}</MailText>
      </MailLayout>
    ),
  }
}

/** To the team: somebody applied, renewed, withdrew or undid that. Answers go to the applicant. */
export function teamMail({ brand, application, applicant, resumeName }: About, event: TeamEvent): TeamNotice {
  const { team } = applicationMails(STUDIO_LANGUAGE)
  const post = team.post(postOf(application), application.companyName ?? '')
  const href = `${env.SITE_URL}${paths.studioRecord('job-applications', application.id)}`
  return {
    href,
    replyTo: applicant.email,
    subject: team.subject(postOf(application), event),
    body: (
      <MailLayout
        language={STUDIO_LANGUAGE}
        brand={brand}
        preview={post}
        heading={team.heading(event)}
        action={{ label: team.open, href }}
      >
        <MailText>{post}</MailText>
        <MailText>{team.applicant(applicant.fullName || null)}</MailText>
        <MailText>{team.email(applicant.email)}</MailText>
        {applicant.phone && <MailText>{team.phone(applicant.phone)}</MailText>}
        {event !== 'withdrawn' && <Papers note={application.coverNote} resumeName={resumeName} />}
      </MailLayout>
    ),
  }
}

/** What went along with an application, and what did not. */
function Papers({ note, resumeName }: { note?: string | null; resumeName: string | null }) {
  const { team } = applicationMails(STUDIO_LANGUAGE)
  return (
    <>
      <MailText>{resumeName ? team.resume(resumeName) : team.noResume}</MailText>
      <MailText>{note ? team.note : team.noNote}</MailText>
      {note && <MailText>{note}</MailText>}
    </>
  )
}
