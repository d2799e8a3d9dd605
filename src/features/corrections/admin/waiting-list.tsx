import type { PayloadRequest } from 'payload'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { countHeading, StudioLink } from '@/cms/admin/desk/styles'
import { filteredList } from '@/cms/admin/overview/waiting'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { dayText } from '@/lib/text/format'
import { correctionDeskMessages } from './messages'
import { waitingCorrections } from './waiting-queries'

const MOST = 10
const messages = correctionDeskMessages.waiting

/** What readers say is wrong, the oldest first; nothing while nobody waits. */
export async function WaitingCorrections({ req }: { req: PayloadRequest }) {
  const { corrections, total } = await waitingCorrections(req, MOST)
  if (total === 0) return null
  return (
    <section aria-labelledby="corrections-waiting">
      <h2 className={countHeading} id="corrections-waiting">
        {messages.count(total)}
      </h2>
      <DeskTable
        rows={corrections}
        columns={[
          {
            heading: messages.about,
            cell: ({ id, title, figure }) => (
              <>
                <a href={studioPaths.record('corrections', id)}>{title}</a>
                <span className="block font-normal text-quiet">{figure}</span>
              </>
            ),
          },
          { heading: messages.right, cell: ({ right }) => <span className="line-clamp-3 wrap-anywhere">{right}</span> },
          { heading: messages.evidence, cell: ({ evidence }) => <span className="wrap-anywhere">{evidence}</span> },
          { heading: messages.sent, cell: ({ createdAt }) => dayText(STUDIO_LANGUAGE, createdAt) },
          {
            heading: messages.action,
            cell: ({ id, title }) => (
              <StudioLink kind="plain" size="small" href={studioPaths.record('corrections', id)}>
                {messages.answer}
                <span className="sr-only">: {title}</span>
              </StudioLink>
            ),
          },
        ]}
      />
      {total > corrections.length && (
        <p>
          <a href={filteredList('corrections', ['status', 'equals', 'new'])}>{messages.allWaiting(total)}</a>
        </p>
      )}
    </section>
  )
}
