import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { weekdayMoment } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { answerPromise, opensAgain, promiseText } from '../answer-promise'
import type { Office } from '../operations/office'
import type { EnquirySummary } from './enquiry-summary'
import { enquiryMailMessages } from './mail-messages'
import { SummaryLines } from './summary-lines'

/** Says that an enquiry has arrived and when to expect an answer, and keeps for its author what they sent. */
export function Acknowledgement({
  language,
  office,
  name,
  copy,
  sentAt,
}: {
  language: Language
  office: Office
  /** Whose mailbox it is; null while nobody has shown that it is theirs. */
  name: string | null
  copy: EnquirySummary['lines']
  sentAt: Date
}) {
  const { acknowledgement: texts } = enquiryMailMessages(language)
  const promise = promiseText(language, texts.promise, answerPromise(office.lines, sentAt))
  const opens = opensAgain(office.lines, sentAt)
  return (
    <MailLayout language={language} brand={office.brand} preview={promise} heading={texts.heading}>
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{promise}</MailText>
      {opens && <MailText>{texts.opens(weekdayMoment(language, opens))}</MailText>}
      {office.phone && <MailText>{texts.call(office.phone)}</MailText>}
      {copy.length > 0 && <MailText>{texts.copy}</MailText>}
      <SummaryLines lines={copy} />
      <MailText>{texts.notYou}</MailText>
    </MailLayout>
  )
}
