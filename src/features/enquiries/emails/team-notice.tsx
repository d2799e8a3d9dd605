import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { EnquirySummary } from './enquiry-summary'
import { enquiryMailTexts } from './mail-texts'
import { SummaryLines } from './summary-lines'

/** Shows the team a new enquiry with everything that was written. */
export function TeamNotice({
  brand,
  enquiry,
  isSuspected,
}: {
  brand: string
  enquiry: EnquirySummary
  isSuspected: boolean
}) {
  const { notice: texts } = enquiryMailTexts(STUDIO_LANGUAGE)
  const href = `${env.SITE_URL}${paths.studioRecord('enquiries', enquiry.id)}`
  return (
    <MailLayout
      language={STUDIO_LANGUAGE}
      brand={brand}
      preview={texts.promise}
      heading={texts.heading}
      action={{ label: texts.open, href }}
    >
      {isSuspected ? <MailText>{texts.suspected}</MailText> : null}
      <SummaryLines lines={enquiry.lines} />
      <MailText>{texts.promise}</MailText>
    </MailLayout>
  )
}
