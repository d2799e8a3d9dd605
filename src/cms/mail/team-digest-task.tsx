import type { Payload } from 'payload'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import { plural } from '@/lib/text/format'
import { byTheClock } from '../background/by-the-clock'
import { brandOf, MailLayout, MailLink, MailText, queueMail, teamInbox } from './queue-mail'
import { takeNotices } from './team-notices-queries'

const digestMessages = {
  subject: (count: number) => plural('en', count, { one: 'One more notice', other: `${count} more notices` }),
  heading: 'What came in a short time',
  lead: 'Many things arrived at once, so these notices come in one mail. Each is in the studio.',
  open: 'Open the studio',
} as const

const MAX_IN_A_MAIL = 500

/** One mail with all waiting notices, in one transaction, so that none is lost or sent twice. */
const sendOneDigest = (payload: Payload): Promise<number> =>
  inTransaction(payload, async (req) => {
    const notices = await takeNotices(req, MAX_IN_A_MAIL)
    if (notices.length === 0) return 0
    const action = { label: digestMessages.open, href: `${env.SITE_URL}${paths.studio()}` }
    await queueMail(req, {
      to: await teamInbox(req),
      subject: digestMessages.subject(notices.length),
      body: (
        <MailLayout
          language={STUDIO_LANGUAGE}
          brand={await brandOf(req)}
          preview={digestMessages.lead}
          heading={digestMessages.heading}
          action={action}
        >
          <MailText>{digestMessages.lead}</MailText>
          {notices.map(({ id, subject, replyTo, href }) => (
            <MailText key={id}>
              <MailLink href={href}>{subject}</MailLink>
              {replyTo ? ` (${replyTo})` : null}
            </MailText>
          ))}
        </MailLayout>
      ),
    })
    return notices.length
  })

/**
 * Sends the team its waiting notices.
 * @returns how many there were
 */
export async function sendTeamDigest(payload: Payload): Promise<number> {
  let [total, sent] = [0, 0]
  do {
    sent = await sendOneDigest(payload)
    total += sent
  } while (sent === MAX_IN_A_MAIL)
  return total
}

/** Four times an hour. */
export const sendTeamDigestTask = byTheClock(
  'send-team-digest',
  'Send the team what was gathered',
  '0 5,20,35,50 * * * *',
  ({ payload }) => sendTeamDigest(payload),
)
