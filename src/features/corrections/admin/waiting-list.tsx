import type { PayloadRequest } from 'payload'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { StudioLink } from '@/cms/admin/desk/studio-button'
import { countHeading } from '@/cms/admin/desk/styles'
import { filteredList } from '@/cms/admin/overview/figures'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { dayText } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { correctionDeskMessages } from './messages'
import { readWaitingCorrections } from './waiting-queries'

const MOST = 10
const texts = correctionDeskMessages.waiting

/** What readers say is wrong, the oldest first; nothing while nobody waits. */
export async function WaitingCorrections({ req }: { req: PayloadRequest }) {
  const { corrections, total } = await readWaitingCorrections(req, MOST)
  if (total === 0) return null
  return (
    <section aria-labelledby="corrections-waiting">
      <h2 className={countHeading} id="corrections-waiting">
        {texts.count(total)}
      </h2>
      <DeskTable
        rows={corrections}
        columns={[
          {
            heading: texts.about,
            cell: ({ id, title, figure }) => (
              <>
                <a href={studioPaths.record('corrections', id)}>{title}</a>
                <span className="block font-normal text-quiet">{figure}</span>
              </>
            ),
          },
          { heading: texts.right, cell: ({ right }) => <span className="line-clamp-3 wrap-anywhere">{right}</span> },
          { heading: texts.evidence, cell: ({ evidence }) => <span className="wrap-anywhere">{evidence}</span> },
          { heading: texts.sent, cell: ({ sentAt }) => dayText(STUDIO_LANGUAGE, sentAt) },
          {
            heading: texts.action,
            cell: ({ id, title }) => (
              <StudioLink kind="plain" size="small" href={studioPaths.record('corrections', id)}>
                {texts.answer}
                <span className="sr-only">: {title}</span>
              </StudioLink>
            ),
          },
        ]}
      />
      {total > corrections.length && (
        <p>
          <a href={filteredList('corrections', ['status', 'equals', 'new'])}>{texts.allWaiting(total)}</a>
        </p>
      )}
    </section>
  )
}
