import type { PayloadRequest, Where } from 'payload'
import { asPerson } from '@/cms/access/access'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { stated } from '@/lib/stated'
import { correctionDeskMessages } from './messages'

const WAITING: Where = { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] }

/** The corrections that wait longest, as the desk lists them, and how many there are, for those who may read them. */
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
      /** What the page is about. */
      title: row.title ?? row.page,
    })),
    total: totalDocs,
  }
}

const messages = correctionDeskMessages.waiting

/** What readers say is wrong and nobody has looked at, on the Overview of those who keep the content. */
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
