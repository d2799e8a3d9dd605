import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import type { Mail } from '@/cms/mail/queue-mail'
import type { TeamNotice } from '@/cms/mail/tell-team'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/paths'
import { languageOf, STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Correction } from '@/payload-types'
import { correctionMails } from '../messages'

/** To the team: a reader says that a figure is wrong. */
export function noticeMail(brand: string, correction: Correction): TeamNotice {
  const { notice } = correctionMails(STUDIO_LANGUAGE)
  const href = `${env.SITE_URL}${paths.studioRecord('corrections', correction.id)}`
  const title = correction.title ?? correction.page
  return {
    href,
    replyTo: correction.email ?? undefined,
    subject: notice.subject(title),
    body: (
      <MailLayout
        language={STUDIO_LANGUAGE}
        brand={brand}
        preview={title}
        heading={notice.heading}
        action={{ label: notice.open, href }}
      >
        <MailText>{title}</MailText>
        <MailText>{notice.figure(correction.figure)}</MailText>
        <MailText>{notice.right(correction.right)}</MailText>
        <MailText>{notice.evidence(correction.evidence)}</MailText>
      </MailLayout>
    ),
  }
}

/** To who sent it, whose mailbox nobody has proved: it has arrived. Nothing that was typed stands in it. */
export function receiptMail(brand: string, correction: Correction, to: string): Mail {
  const language = languageOf(correction.language)
  const { receipt } = correctionMails(language)
  const title = correction.title ?? correction.page
  return {
    to,
    subject: receipt.subject(title),
    body: (
      <MailLayout
        language={language}
        brand={brand}
        preview={receipt.next}
        heading={receipt.heading}
        action={{ label: receipt.open, href: `${env.SITE_URL}${correction.page}` }}
      >
        <MailText>{receipt.thanks(title)}</MailText>
        <MailText>{receipt.next}</MailText>
        <MailText>{receipt.notYou}</MailText>
      </MailLayout>
    ),
  }
}

/** To who sent it: what came of it, with the words of who looked. */
export function answerMail(brand: string, correction: Correction, to: string): Mail {
  const language = languageOf(correction.language)
  const { answer } = correctionMails(language)
  const title = correction.title ?? correction.page
  const outcome = correction.status === 'changed' ? answer.changed : answer.kept
  return {
    to,
    subject: answer.subject(title),
    body: (
      <MailLayout
        language={language}
        brand={brand}
        preview={outcome}
        heading={answer.heading}
        action={{ label: answer.open, href: `${env.SITE_URL}${correction.page}` }}
      >
        <MailText>{answer.thanks(title)}</MailText>
        <MailText>{outcome}</MailText>
        {correction.answer && <MailText>{correction.answer}</MailText>}
      </MailLayout>
    ),
  }
}
