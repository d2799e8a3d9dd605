import type { PayloadRequest, Where } from 'payload'
import { asPerson } from '@/cms/access/access'
import { deskQuery } from '@/cms/admin/desk/desk-query'
import { dayText } from '@/cms/admin/messages'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { JOB_STATUSES, type JobStatus } from '@/features/jobs/schema'
import { indianDay, startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { likeLiteral } from '@/lib/database/sql-list'
import { DESK_ROWS_PER_PAGE } from '@/lib/page-size'
import type { RawQuery } from '@/lib/request/raw-query'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { viewsSince } from '../../views/operations/view-queries'
import { isOpen, openJobs } from '../open-rule'

const WEEK = 7 * 24 * 60 * 60 * 1000
const MOMENTS = 10 * 60 * 1000

/** The day on which a vacancy was posted; "Just now" for the first ten minutes. */
export function postedText(postedAt: string, now: number = Date.now()): string {
  const age = now - Date.parse(postedAt)
  return age >= 0 && age < MOMENTS ? vacancyDeskMessages.manage.justNow : dayText(postedAt)
}

export type ManagedJob = Awaited<ReturnType<typeof readManagedJobs>>['rows'][number]

function whereOf({ q, status, show }: { q: string; status: JobStatus | ''; show: '' | 'open' | 'closing' }): Where {
  const and: Where[] = show ? [openJobs()] : []
  if (show === 'closing') {
    and.push({ deadline: { less_than: new Date(startOfIndianDay().getTime() + WEEK).toISOString() } })
  }
  if (status) and.push({ status: { equals: status } })
  // Wildcards of LIKE are escaped.
  const words = likeLiteral(q)
  if (words) and.push({ or: [{ searchText: { like: foldText(words) } }, { location: { contains: words } }] })
  return { and }
}

/** One page of vacancies for the desk, newest first, each with its number of applications. */
export async function readManagedJobs(req: PayloadRequest, query: RawQuery) {
  const { text, one, page } = deskQuery(query)
  const filter = { q: text('q'), status: one('status', JOB_STATUSES), show: one('show', ['open', 'closing']) }
  const found = await req.payload.find({
    collection: 'jobs',
    where: whereOf(filter),
    page,
    limit: DESK_ROWS_PER_PAGE,
    sort: ['-postedAt', 'id'],
    select: {
      title: true,
      slug: true,
      institution: true,
      department: true,
      location: true,
      status: true,
      deadline: true,
      postedAt: true,
    },
    ...asPerson(req),
  })
  const ids = found.docs.map(({ id }) => id)
  const [counts, statuses, seen] = await Promise.all([
    applicationCounts(req, ids),
    // Not counted for each search.
    filter.q || filter.show ? null : countStatuses(req),
    viewsSince(req.payload, indianDay(new Date(Date.now() - WEEK)), ids),
  ])
  const rows = found.docs.map((job) => ({
    id: job.id,
    slug: job.slug ?? null,
    title: job.title,
    /** "Institution · Cardiology · New Delhi". */
    place: [job.institution, job.department, job.location].filter(Boolean).join(' · '),
    status: job.status,
    deadline: job.deadline ?? null,
    isExpired: job.status === 'Active' && !isOpen(job),
    /** When it was posted, in words. */
    posted: postedText(job.postedAt),
    applications: counts.get(job.id) ?? 0,
    /** How often its page was opened in the last seven days. */
    views: seen.filter((row) => row.job === job.id).reduce((sum, row) => sum + row.views, 0),
  }))
  return { rows, total: found.totalDocs, statuses, page: found.page ?? 1, pages: Math.max(1, found.totalPages), filter }
}

async function countStatuses(req: PayloadRequest): Promise<Map<string, number>> {
  const { rows } = await req.payload.db.pool.query<{ status: JobStatus; count: number }>(
    'select status, count(*)::int as count from jobs where deleted_at is null group by status',
  )
  return new Map(JOB_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]))
}

async function applicationCounts(req: PayloadRequest, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await req.payload.db.pool.query<{ job_id: string; count: string }>(
    'select job_id, count(*) from job_applications where job_id = any($1::uuid[]) group by job_id',
    [ids],
  )
  return new Map(rows.map(({ job_id, count }) => [job_id, Number(count)]))
}
