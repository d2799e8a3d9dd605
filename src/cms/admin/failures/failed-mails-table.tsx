'use client'
import type { AbandonedMail } from '../../database/payload-mail-jobs'
import { DeskTable } from '../desk/desk-table'
import { StudioButton } from '../desk/styles'
import { useDeskCalls } from '../desk/use-desk'
import { momentText, studioMessages } from '../messages'

const messages = studioMessages.failedMails

/** Failed mails, with a button to resend each and one for all. */
export function FailedMailsTable({ mails, total }: { mails: AbandonedMail[]; total: number }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const sendAgain = (which: { id: string } | { all: true }) =>
    send([messages.sent, messages.notSent], 'POST', '/api/failed-mails/send-again', which)
  return (
    <>
      <p>
        <StudioButton disabled={isBusy || isPending} onClick={() => sendAgain({ all: true })}>
          {messages.sendAll(total)}
        </StudioButton>
      </p>
      <DeskTable
        rows={mails}
        isBusy={isBusy || isPending}
        columns={[
          { heading: messages.to, cell: ({ to }) => to },
          { heading: messages.subject, cell: ({ subject }) => subject },
          { heading: messages.when, cell: ({ createdAt }) => momentText(createdAt) },
          { heading: messages.reason, cell: ({ reason }) => reason },
          {
            heading: messages.action,
            cell: ({ id, to }) => (
              <StudioButton
                kind="plain"
                size="small"
                aria-label={messages.sendTo(to ?? '')}
                disabled={isBusy || isPending}
                onClick={() => sendAgain({ id })}
              >
                {messages.send}
              </StudioButton>
            ),
          },
        ]}
      />
    </>
  )
}
