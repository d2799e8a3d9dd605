'use client'
import type { GivenUpMail } from '../../database/payload-tables'
import { DeskTable } from '../desk/desk-table'
import { StudioButton } from '../desk/studio-button'
import { useDeskCalls } from '../desk/use-desk'
import { studioMessages } from '../messages'
import { momentText } from '../overview/days'

const texts = studioMessages.failedMails

/** The mails that were given up, each with a button that sends it again, and one for all. */
export function FailedMailsTable({ mails, total }: { mails: GivenUpMail[]; total: number }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const sendAgain = (which: { id: string } | { all: true }) =>
    send([texts.sent, texts.notSent], 'POST', '/api/failed-mails/send-again', which)
  return (
    <>
      <p>
        <StudioButton disabled={isBusy || isPending} onClick={() => sendAgain({ all: true })}>
          {texts.sendAll(total)}
        </StudioButton>
      </p>
      <DeskTable
        rows={mails}
        isBusy={isBusy || isPending}
        columns={[
          { heading: texts.to, cell: ({ to }) => to },
          { heading: texts.subject, cell: ({ subject }) => subject },
          { heading: texts.when, cell: ({ createdAt }) => momentText(createdAt) },
          { heading: texts.reason, cell: ({ reason }) => reason },
          {
            heading: texts.action,
            cell: ({ id, to }) => (
              <StudioButton
                kind="plain"
                size="small"
                aria-label={texts.sendTo(to ?? '')}
                disabled={isBusy || isPending}
                onClick={() => sendAgain({ id })}
              >
                {texts.send}
              </StudioButton>
            ),
          },
        ]}
      />
    </>
  )
}
