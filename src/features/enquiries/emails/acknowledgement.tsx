import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { weekdayMoment } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { enquiryMailTexts } from './mail-texts'

/** Says that an enquiry has arrived and when to expect an answer. Repeats nothing that was typed but the name. */
export function Acknowledgement({
  language,
  brand,
  name,
  opens,
}: {
  language: Language
  brand: string
  name: string
  opens: Date
}) {
  const { acknowledgement: texts } = enquiryMailTexts(language)
  return (
    <MailLayout language={language} brand={brand} preview={texts.promise} heading={texts.heading}>
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{texts.promise}</MailText>
      {opens.getTime() > Date.now() ? <MailText>{texts.opens(weekdayMoment(language, opens))}</MailText> : null}
      <MailText>{texts.notYou}</MailText>
    </MailLayout>
  )
}
