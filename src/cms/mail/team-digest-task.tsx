import { Link } from '@react-email/components'
import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { paths } from '@/lib/addresses/paths'
import { connectionOf, inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { brandOf } from './brand-of'
import { MailLayout, MailText } from './mail-layout'
import { queueMail } from './queue-mail'
import { digestTexts } from './texts'

const MOST_IN_A_MAIL = 500

type GatheredNotice = { id: string; subject: string; reply_to: string | null; href: string }

/** Takes the oldest notices that wait; two processes at once take different ones. */
async function takeNotices(req: PayloadRequest): Promise<GatheredNotice[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<GatheredNotice>(sql`
    with taken as (
      delete from team_notices where id in (
        select id from team_notices order by created_at, id limit ${MOST_IN_A_MAIL} for update skip locked)
      returning id, subject, reply_to, href, created_at
    ) select id, subject, reply_to, href from taken order by created_at, id`)
  return rows
}

/** One mail with what waits; notices and mail are one transaction, so none is lost and none told twice. */
function sendOneDigest(payload: Payload): Promise<number> {
  return inTransaction(payload, async (req) => {
    const notices = await takeNotices(req)
    if (notices.length === 0) return 0
    const action = { label: digestTexts.open, href: `${env.SITE_URL}${paths.studio()}` }
    await queueMail(req, {
      to: env.TEAM_INBOX,
      subject: digestTexts.subject(notices.length),
      body: (
        <MailLayout brand={await brandOf(req)} preview={digestTexts.lead} heading={digestTexts.heading} action={action}>
          <MailText>{digestTexts.lead}</MailText>
          {notices.map(({ id, subject, reply_to: replyTo, href }) => (
            <MailText key={id}>
              <Link href={href}>{subject}</Link>
              {replyTo ? ` (${replyTo})` : null}
            </MailText>
          ))}
        </MailLayout>
      ),
    })
    return notices.length
  })
}

/**
 * Sends the team what was gathered for it.
 * @returns how many notices there were
 */
export async function sendTeamDigest(payload: Payload): Promise<number> {
  let [total, sent] = [0, 0]
  do {
    sent = await sendOneDigest(payload)
    total += sent
  } while (sent === MOST_IN_A_MAIL)
  return total
}

/** Four times an hour. */
export const sendTeamDigestTask: TaskConfig<{ input: object; output: { gathered: number } }> = {
  slug: 'send-team-digest',
  label: 'Send the team what was gathered',
  schedule: [{ cron: '0 5,20,35,50 * * * *', queue: 'default' }],
  outputSchema: [{ name: 'gathered', type: 'number', required: true }],
  handler: async ({ req }) => ({ output: { gathered: await sendTeamDigest(req.payload) } }),
}
