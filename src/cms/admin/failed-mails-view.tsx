import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAdmin } from '../roles'
import { momentText } from './days'
import { StudioView } from './studio-view'
import { studioTexts } from './texts'

const texts = studioTexts.failedMails
const MOST_SHOWN = 100

interface FailedMail {
  id: string
  to: string | null
  subject: string | null
  reason: string | null
  created_at: Date
}

/** Recipient and subject only: a mail's text can hold a one-time link that is nobody's business but the recipient's. */
async function readFailedMails(req: PayloadRequest): Promise<FailedMail[]> {
  const { rows } = await req.payload.db.pool.query<FailedMail>(
    `select id, input ->> 'to' as to, input ->> 'subject' as subject, created_at,
       left(coalesce(error ->> 'message', error #>> '{}'), 200) as reason
     from payload_jobs where has_error and task_slug::text = 'send-mail' order by created_at desc limit $1`,
    [MOST_SHOWN],
  )
  return rows
}

/** The list behind "Mails that failed" on the Overview. */
export function FailedMailsView(view: AdminViewServerProps) {
  return (
    <StudioView view={view} title={texts.title} intro={texts.intro} mayOpen={isAdmin}>
      {async (req) => {
        const mails = await readFailedMails(req)
        if (mails.length === 0) return <p className="desk-empty">{texts.none}</p>
        return (
          <div className="desk-scroll">
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{texts.to}</th>
                  <th scope="col">{texts.subject}</th>
                  <th scope="col">{texts.when}</th>
                  <th scope="col">{texts.reason}</th>
                </tr>
              </thead>
              <tbody>
                {mails.map((mail) => (
                  <tr key={mail.id}>
                    <th scope="row">{mail.to}</th>
                    <td>{mail.subject}</td>
                    <td>{momentText(mail.created_at)}</td>
                    <td>{mail.reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }}
    </StudioView>
  )
}
