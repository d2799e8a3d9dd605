import { Link } from '@react-email/components'
import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths/paths'
import { weekdayMoment } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { opensAgain } from '../answer-promise'
import type { Office } from '../operations/office'
import { enquiryMailMessages } from './mail-messages'

/** Warns the team of enquiries whose promised answer is nearly due. */
export function Escalation({
  office: { brand, lines },
  waiting,
  now,
}: {
  office: Office
  waiting: { id: string; name: string; createdAt: string }[]
  now: Date
}) {
  const opens = opensAgain(lines, now)
  const { escalation: texts } = enquiryMailMessages(STUDIO_LANGUAGE)
  const action = { label: texts.open, href: `${env.SITE_URL}${paths.studioList('enquiries')}` }
  return (
    <MailLayout language={STUDIO_LANGUAGE} brand={brand} preview={texts.text} heading={texts.heading} action={action}>
      <MailText>{texts.text}</MailText>
      {opens && <MailText>{texts.closed(weekdayMoment(STUDIO_LANGUAGE, opens))}</MailText>}
      {waiting.map(({ id, name, createdAt }) => (
        <MailText key={id}>
          <Link href={`${env.SITE_URL}${paths.studioRecord('enquiries', id)}`}>
            {texts.waiting(name, weekdayMoment(STUDIO_LANGUAGE, createdAt))}
          </Link>
        </MailText>
      ))}
    </MailLayout>
  )
}
