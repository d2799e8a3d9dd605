import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/paths'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { answerPromise, promiseText } from '../answer-promise'
import type { Office } from '../operations/office'
import type { EnquirySummary } from './enquiry-summary'
import { enquiryMailMessages } from './mail-messages'
import { SummaryLines } from './summary-lines'

/** Shows the team a new enquiry with everything that was written. */
export function TeamNotice({
  office,
  enquiry,
  isSuspected,
  sentAt,
}: {
  office: Office
  enquiry: EnquirySummary
  isSuspected: boolean
  sentAt: Date
}) {
  const { notice: texts } = enquiryMailMessages(STUDIO_LANGUAGE)
  const promise = promiseText(STUDIO_LANGUAGE, texts.promise, answerPromise(office.lines, sentAt))
  const href = `${env.SITE_URL}${paths.studioRecord('enquiries', enquiry.id)}`
  return (
    <MailLayout
      language={STUDIO_LANGUAGE}
      brand={office.brand}
      preview={promise}
      heading={texts.heading}
      action={{ label: texts.open, href }}
    >
      {isSuspected ? <MailText>{texts.suspected}</MailText> : null}
      <SummaryLines lines={enquiry.lines} />
      <MailText>{promise}</MailText>
    </MailLayout>
  )
}
