import { Link } from '@react-email/components'
import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { weekdayMoment } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { isOfficeOpen, nextOpening } from '../office-hours'
import { enquiryMailTexts } from './mail-texts'

/** Warns the team of enquiries whose promised answer is nearly due. */
export function Escalation({
  brand,
  waiting,
  now,
}: {
  brand: string
  waiting: { id: string; name: string; createdAt: string }[]
  now: Date
}) {
  const { escalation: texts } = enquiryMailTexts(STUDIO_LANGUAGE)
  const action = { label: texts.open, href: `${env.SITE_URL}${paths.studioList('enquiries')}` }
  return (
    <MailLayout language={STUDIO_LANGUAGE} brand={brand} preview={texts.text} heading={texts.heading} action={action}>
      <MailText>{texts.text}</MailText>
      {isOfficeOpen(now) ? null : <MailText>{texts.closed(weekdayMoment(STUDIO_LANGUAGE, nextOpening(now)))}</MailText>}
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
