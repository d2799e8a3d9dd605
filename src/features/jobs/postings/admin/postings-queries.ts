import type { PayloadRequest, Where } from 'payload'
import { asPerson, findAsPerson } from '@/cms/access/access'
import { readRecord } from '@/cms/admin/desk/record-view'
import { idOf } from '@/lib/database/record-id'
import { likeLiteral } from '@/lib/database/sql-list'
import { DESK_ROWS_PER_PAGE } from '@/lib/page-size'
import { POSTING_STATES, type PostingState } from '../schema'

const SEARCHED = ['title', 'institutionName', 'email'] as const
const WAITING: Where = { and: [{ state: { equals: 'waiting' } }, { suspected: { not_equals: true } }] }

/** One page of postings, the latest change of state first. */
export async function readPostings(
  req: PayloadRequest,
  { q, state }: { q: string; state: PostingState | '' },
  page: number,
) {
  const words = likeLiteral(q)
  const and: Where[] = state ? [{ state: { equals: state } }] : []
  if (words) and.push({ or: SEARCHED.map((field) => ({ [field]: { contains: words } })) })
  const found = await req.payload.find({
    collection: 'vacancy-postings',
    where: { and },
    sort: ['-stateSince', 'id'],
    page,
    limit: DESK_ROWS_PER_PAGE,
    ...asPerson(req),
  })
  return { rows: found.docs, states: q ? undefined : await countStates(req), pages: Math.max(1, found.totalPages) }
}

async function countStates(req: PayloadRequest): Promise<Map<string, number>> {
  const { rows } = await req.payload.db.pool.query<{ state: PostingState; count: number }>(
    'select state, count(*)::int as count from vacancy_postings where deleted_at is null group by state',
  )
  return new Map(POSTING_STATES.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]))
}

/** How many postings wait for an answer, and the longest waiting one. */
export async function waitingPostings(req: PayloadRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'vacancy-postings',
    where: WAITING,
    sort: ['stateSince', 'id'],
    limit: 1,
    ...asPerson(req),
  })
  return { count: totalDocs, oldest: docs[0] ? { title: docs[0].title } : null }
}

/** One posting with its published vacancy, also from the trash. */
export async function readPosting(req: PayloadRequest, id: string) {
  const posting = await readRecord(req, 'vacancy-postings', id)
  if (!posting) return null
  const published = { collection: 'jobs', id: idOf(posting.job) ?? '', trash: true, disableErrors: true } as const
  return { posting, job: published.id ? await req.payload.findByID({ ...published, ...asPerson(req) }) : null }
}

/** Whether a vacancy was sent in by a hospital. */
export async function isFromInstitution(req: PayloadRequest, job: string | null): Promise<boolean> {
  if (!job) return false
  const { totalDocs } = await req.payload.count({
    collection: 'vacancy-postings',
    where: { and: [{ job: { equals: job } }, { confirmedAt: { exists: true } }] },
    ...asPerson(req),
  })
  return totalDocs > 0
}

const MAX_INSTITUTIONS = 500

/** The hospitals that a vacancy can be linked to, by name. */
export const institutionChoices = (req: PayloadRequest) =>
  findAsPerson(
    req,
    'institutions',
    {},
    { select: { name: true, location: true }, sort: 'name', limit: MAX_INSTITUTIONS },
  )
