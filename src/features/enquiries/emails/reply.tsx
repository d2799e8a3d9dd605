import { MailLayout, MailParagraphs, MailText } from '@/cms/mail/mail-layout'
import { weekdayMoment } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { enquiryMailMessages } from './mail-messages'

interface ReplyProps {
  language: Language
  brand: string
  text: string
  /** What the person wrote, if they wrote anything. */
  original: string | null
  sentAt: string
}

/** What somebody of the team answers, with what the person wrote underneath. */
export function Reply({ language, brand, text, original, sentAt }: ReplyProps) {
  const { reply: texts } = enquiryMailMessages(language)
  return (
    <MailLayout language={language} brand={brand} preview={text.slice(0, 120)}>
      <MailParagraphs text={text} />
      {original ? (
        <div style={{ borderLeft: '3px solid #dfe6dd', marginTop: 24, paddingLeft: 12 }}>
          <MailText>{texts.wrote(weekdayMoment(language, sentAt))}</MailText>
          <MailParagraphs text={original} />
        </div>
      ) : null}
    </MailLayout>
  )
}
