import { Link } from '@react-email/components'
import { MailLayout, MailText } from '@/cms/mail/mail-layout'
import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'
import { isOfficeOpen, nextOpening } from '../office-hours'
import { indianMoment } from './indian-moment'
import { enquiryMailTexts } from './mail-texts'

const { escalation: texts } = enquiryMailTexts

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
  const action = { label: texts.open, href: `${env.SITE_URL}${paths.studioList('enquiries')}` }
  return (
    <MailLayout brand={brand} preview={texts.text} heading={texts.heading} action={action}>
      <MailText>{texts.text}</MailText>
      {isOfficeOpen(now) ? null : <MailText>{texts.closed(indianMoment(nextOpening(now)))}</MailText>}
      {waiting.map(({ id, name, createdAt }) => (
        <MailText key={id}>
          <Link href={`${env.SITE_URL}${paths.studioRecord('enquiries', id)}`}>
            {texts.waiting(name, indianMoment(createdAt))}
          </Link>
        </MailText>
      ))}
    </MailLayout>
  )
}
