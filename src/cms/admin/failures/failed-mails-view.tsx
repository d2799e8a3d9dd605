import { adminOnly } from '@/cms/access/access'
import { emptyState } from '../desk/styles'
import { studioMessages } from '../messages'
import { studioView } from '../shell/studio-view'
import { readFailedMails } from './failed-imports'
import { FailedMailsTable } from './failed-mails-table'

const messages = studioMessages.failedMails

/** The list behind "Mails that failed" on the Overview. */
export const FailedMailsView = studioView(
  { title: messages.title, intro: messages.intro, rule: adminOnly },
  async ({ req }) => {
    const { mails, total, waiting } = await readFailedMails(req)
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
