import { adminOnly } from '@/cms/access/access'
import { abandonedMails, countFailedMails } from '../../database/payload-mail-jobs'
import { emptyState } from '../desk/styles'
import { studioMessages } from '../messages'
import { studioView } from '../shell/studio-view'
import { FailedMailsTable } from './failed-mails-table'

const messages = studioMessages.failedMails
const MAX_SHOWN = 100

/**
 * The list behind "Mails that failed" on the Overview. Recipient and subject only: the text may hold a one-time link
 * meant for the recipient alone.
 */
export const FailedMailsView = studioView(
  { title: messages.title, intro: messages.intro, rule: adminOnly },
  async ({ req: { payload } }) => {
    const [mails, { total, waiting }] = await Promise.all([
      abandonedMails(payload, MAX_SHOWN),
      countFailedMails(payload),
    ])
    return (
      <>
        {waiting > 0 ? <p>{messages.waiting(waiting)}</p> : null}
        {mails.length > 0 ? (
          <FailedMailsTable mails={mails} total={total} />
        ) : (
          <p className={emptyState}>{messages.none}</p>
        )}
      </>
    )
  },
)
