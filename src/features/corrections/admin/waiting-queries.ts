import type { PayloadRequest, Where } from 'payload'
import { asPerson } from '@/cms/access/authority'
import { filteredList } from '@/cms/admin/overview/figures'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { correctionDeskMessages } from './messages'

const WAITING: Where = { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] }

/** How many corrections wait, and the oldest of them, for those who may read them. */
export async function waitingCorrections(req: PayloadRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit: 1,
    ...asPerson(req),
  })
  const [oldest] = docs
  return { count: totalDocs, oldest: oldest ? { title: oldest.title ?? oldest.page } : null }
}

/** What a reader says is wrong, as the desk lists it. */
interface WaitingCorrection {
  id: string
  /** What the page is about. */
  title: string
  figure: string
  right: string
  evidence: string
  sentAt: string
}

/** The corrections that wait longest, and how many there are, for those who may read them. */
export async function readWaitingCorrections(
  req: PayloadRequest,
  limit: number,
): Promise<{ corrections: WaitingCorrection[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit,
    ...asPerson(req),
  })
  return {
    corrections: docs.map(({ id, title, page, figure, right, evidence, createdAt }) => ({
      id,
      title: title ?? page,
      figure,
      right,
      evidence,
      sentAt: createdAt,
    })),
    total: totalDocs,
  }
}

const messages = correctionDeskMessages.waiting

/** What readers say is wrong and nobody has looked at, on the Overview of those who keep the content. */
export async function correctionsPart(req: PayloadRequest): Promise<OverviewPart> {
  const { count, oldest } = await waitingCorrections(req)
  return {
    waiting: [
      {
        label: messages.title,
        count,
        href: filteredList('corrections', ['status', 'equals', 'new']),
        act: messages.look,
        detail: oldest?.title,
      },
    ],
    figures: [],
  }
}
