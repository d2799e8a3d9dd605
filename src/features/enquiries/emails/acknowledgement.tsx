import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { weekdayMoment } from '@/lib/text/format'
import { DEFAULT_LANGUAGE } from '@/lib/text/language'
import { enquiryMailTexts } from './mail-texts'

const { acknowledgement: texts } = enquiryMailTexts

/** Says that an enquiry has arrived and when to expect an answer. Repeats nothing that was typed but the name. */
export function Acknowledgement({ brand, name, opens }: { brand: string; name: string; opens: Date }) {
  return (
    <MailLayout brand={brand} preview={texts.promise} heading={texts.heading}>
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{texts.promise}</MailText>
      {opens.getTime() > Date.now() ? <MailText>{texts.opens(weekdayMoment(DEFAULT_LANGUAGE, opens))}</MailText> : null}
      <MailText>{texts.notYou}</MailText>
    </MailLayout>
  )
}
