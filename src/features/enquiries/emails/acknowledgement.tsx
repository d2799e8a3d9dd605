import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { indianMoment } from './indian-moment'
import { enquiryMailTexts } from './mail-texts'

const { acknowledgement: texts } = enquiryMailTexts

/** Says that an enquiry has arrived and when to expect an answer. Repeats nothing that was typed but the name. */
export function Acknowledgement({ brand, name, opens }: { brand: string; name: string; opens: Date }) {
  return (
    <MailLayout brand={brand} preview={texts.promise} heading={texts.heading}>
      <MailText>{texts.greeting(name)}</MailText>
      <MailText>{texts.promise}</MailText>
      {opens.getTime() > Date.now() ? <MailText>{texts.opens(indianMoment(opens))}</MailText> : null}
      <MailText>{texts.notYou}</MailText>
    </MailLayout>
  )
}
