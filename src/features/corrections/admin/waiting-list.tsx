import type { PayloadRequest, Where } from 'payload'
import { asPerson } from '@/cms/access/access'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { countHeading, StudioLink } from '@/cms/admin/desk/styles'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { dayText } from '@/lib/text/format'
import { stated } from '@/lib/views/stated'
import { correctionDeskMessages } from './messages'

const messages = correctionDeskMessages.waiting
const WAITING: Where = { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] }

/** The oldest waiting corrections for the desk, and their number, for those who may read them. */
export async function waitingCorrections(req: PayloadRequest, limit: number) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit,
    ...asPerson(req),
  })
  return {
    corrections: docs.map((row) => ({
      ...stated(row, ['id', 'figure', 'right', 'evidence', 'createdAt']),
      /** Subject of the page. */
      title: row.title ?? row.page,
    })),
    total: totalDocs,
  }
}

/** Waiting corrections on the Overview of content keepers. */
export async function correctionsPart(req: PayloadRequest): Promise<OverviewPart> {
  const { corrections, total } = await waitingCorrections(req, 1)
  return {
    waiting: [
      {
        label: messages.title,
        count: total,
        href: filteredList('corrections', ['status', 'equals', 'new']),
        act: messages.look,
        detail: corrections[0]?.title,
      },
    ],
    figures: [],
  }
}

const MAX = 10

/** Waiting corrections, oldest first; nothing without any. */
export async function WaitingCorrections({ req }: { req: PayloadRequest }) {
  const { corrections, total } = await waitingCorrections(req, MAX)
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
