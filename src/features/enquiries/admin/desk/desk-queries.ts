import type { PayloadRequest } from 'payload'
import { enquiryWorkers } from '@/cms/access/access'
import { deskQuery } from '@/cms/admin/desk/desk-query'
import { momentText } from '@/cms/admin/messages'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { startOfTodaySql } from '@/lib/calendar/indian-calendar'
import { likeContaining } from '@/lib/database/sql-list'
import { DESK_ROWS_PER_PAGE } from '@/lib/page-size'
import type { RawQuery } from '@/lib/request/raw-query'
import { ENDED_STATUSES, type EnquiryKind, LEAD_STATUSES, type LeadStatus, THREAD_DAYS } from '../../schema'
import { deskMessages, enquiryDeskMessages } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'

const MAX_IN_A_THREAD = 50

export type Preset = keyof typeof deskMessages.presets
export const PRESETS = Object.keys(deskMessages.presets) as Preset[]

export interface EnquiryRow {
  id: string
  kind: EnquiryKind
  name: string
  email: string
  phone: string | null
  subject: string | null
  message: string | null
  status: LeadStatus
  owner_id: string | null
  created_at: Date
  first_response_at: Date | null
  next_follow_up: Date | null
  /** Calls not answered or postponed. */
  tries: number
}

export interface EnquiryFilter {
  show: Preset
  q: string
  status: LeadStatus | ''
}

/** The filter in the URL; unknown values are ignored. */
export function enquiryFilter(query?: RawQuery): EnquiryFilter & { page: number } {
  const { text, one, page } = deskQuery(query)
  return { show: one('show', PRESETS), q: text('q'), status: one('status', LEAD_STATUSES), page }
}

const OPEN = `e.status in ('new', 'contacted', 'in-progress')`

/** Who may own an enquiry. A role can be taken away from an owner, whose enquiries then wait for another. */
const WORKERS = `users where role in ('admin', 'counsellor')`

/** The presets as SQL; `$1` is the current user. */
const IN_PRESET: Record<Preset, string> = {
  '': OPEN,
  waiting: `${OPEN} and e.first_response_at is null`,
  late: `${OPEN} and e.first_response_at is null and e.created_at < now() - interval '24 hours'`,
  mine: `${OPEN} and e.owner_id = $1::uuid`,
  today: `${OPEN} and e.next_follow_up >= ${startOfTodaySql} and e.next_follow_up < ${startOfTodaySql} + interval '1 day'`,
  overdue: `${OPEN} and e.next_follow_up < ${startOfTodaySql}`,
  unassigned: `${OPEN} and (e.owner_id is null or e.owner_id not in (select id from ${WORKERS}))`,
  answered: 'e.first_response_at is not null',
  done: `e.status in ('converted', 'closed')`,
  spam: 'e.suspected',
}

/** A filter as SQL over enquiries `e`, with the values of its placeholders; the first is the current user. */
export function conditions(userId: string, { show, q, status }: EnquiryFilter) {
  // A selected status replaces "all open".
  const preset = status && show === '' ? 'true' : IN_PRESET[show]
  const parts = [`(${preset})`, '$1::uuid is not null', 'e.deleted_at is null']
  const values: unknown[] = [userId]
  if (show !== 'spam') parts.push('e.suspected is not true')
  if (status) {
    values.push(status)
    parts.push(`e.status = $${values.length}::enum_enquiries_status`)
  }
  if (q) {
    values.push(likeContaining(q))
    const place = `$${values.length}`
    parts.push(
      `(e.name ilike ${place} or e.email ilike ${place} or e.phone ilike ${place} or e.message ilike ${place})`,
    )
  }
  return { where: parts.join(' and '), values }
}

export const COLUMNS = `e.id, e.kind, e.name, e.email, e.phone, e.subject, left(e.message, 400) as message, e.status,
  e.owner_id, e.created_at, e.first_response_at, e.next_follow_up,
  (select count(*)::int from enquiries_contacts c
   where c._parent_id = e.id and c.outcome in ('no-answer', 'call-back')) as tries`

/** One page of enquiries: the longest waiting first, then answered ones, newest first. */
export async function readEnquiries(req: PayloadRequest, userId: string, filter: EnquiryFilter, page: number) {
  const { pool } = req.payload.db
  const { where, values } = conditions(userId, filter)
  const [rows, count] = await Promise.all([
    pool.query<EnquiryRow>(
      `select ${COLUMNS} from enquiries e where ${where}
       order by (e.first_response_at is null) desc,
         case when e.first_response_at is null then e.created_at end, e.created_at desc, e.id
       limit ${DESK_ROWS_PER_PAGE} offset ${(page - 1) * DESK_ROWS_PER_PAGE}`,
      values,
    ),
    pool.query<{ count: string }>(`select count(*) from enquiries e where ${where}`, values),
  ])
  const total = Number(count.rows[0]?.count ?? 0)
  return { rows: rows.rows, total, pages: Math.max(1, Math.ceil(total / DESK_ROWS_PER_PAGE)) }
}

/** The presets of open enquiries; the others only grow, so they are not counted. */
const OPEN_PRESETS = ['', 'waiting', 'late', 'mine', 'today', 'overdue', 'unassigned'] as const satisfies Preset[]

/** The number of open enquiries per preset and per status, in one query. */
export async function countEnquiries(req: PayloadRequest, userId: string, filter: EnquiryFilter) {
  const { where, values } = conditions(userId, { ...filter, status: '' })
  const counted = OPEN_PRESETS.map((show) => `count(*) filter (where ${IN_PRESET[show]})::int as "in-${show}"`)
  const { rows } = await req.payload.db.pool.query<{ status: LeadStatus; asked: number } & Record<string, number>>(
    `select e.status, count(*) filter (where ${where})::int as asked, ${counted.join(', ')} from enquiries e
     where ${OPEN} and e.deleted_at is null and e.suspected is not true group by e.status`,
    values,
  )
  const sum = (show: Preset) => rows.reduce((total, row) => total + (row[`in-${show}`] ?? 0), 0)
  const open = LEAD_STATUSES.filter((status) => !ENDED_STATUSES.includes(status))
  return {
    presets: new Map<Preset, number>(OPEN_PRESETS.map((show) => [show, sum(show)])),
    /** Matching enquiries per open status, whichever is selected; empty for a preset that is not counted. */
    statuses: new Map(
      OPEN_PRESETS.some((show) => show === filter.show)
        ? open.map((status) => [status, rows.find((row) => row.status === status)?.asked ?? 0])
        : [],
    ),
  }
}

/** The people who can be assigned, names only. */
export async function readWorkers(req: PayloadRequest): Promise<{ value: string; label: string }[]> {
  const { rows } = await req.payload.db.pool.query<{ value: string; label: string }>(
    `select id as value, coalesce(nullif(full_name, ''), email) as label from ${WORKERS} order by 2`,
  )
  return rows
}

/**
 * The other enquiries of the same person, by phone or email, within 30 days before or after this one.
 * @returns newest first, without the enquiry itself; none once it has been anonymised
 */
export async function readThread(req: PayloadRequest, { id }: { id: string }): Promise<EnquiryRow[]> {
  const { rows } = await req.payload.db.pool.query<EnquiryRow>(
    `select ${COLUMNS} from enquiries e join enquiries own on own.id = $1
     where e.id <> own.id and own.anonymised_at is null and e.anonymised_at is null and e.deleted_at is null
       and (e.email = own.email or e.phone = own.phone)
       and abs(extract(epoch from e.created_at - own.created_at)) <= $2 * 86400
     order by e.created_at desc limit ${MAX_IN_A_THREAD}`,
    [id, THREAD_DAYS],
  )
  return rows
}

type Found = Pick<EnquiryRow, 'id' | 'name' | 'email' | 'phone' | 'status' | 'created_at'>

/** Enquiries by the sender's name, email or phone, for the studio's search; the newest first. */
export const searchEnquiries: SearchSource = {
  label: enquiryDeskMessages.searched,
  rule: enquiryWorkers,
  find: async ({ req, words, max }) => {
    const patterns = patternsOf(words)
    const each = patterns.map(
      (_, place) => `(name ilike $${place + 1} or email ilike $${place + 1} or phone ilike $${place + 1})`,
    )
    const { rows } = await req.payload.db.pool.query<Found>(
      `select * from (
         select id, name, email, phone, status, created_at from enquiries
         where deleted_at is null and anonymised_at is null and ${each.join(' and ')} limit ${CANDIDATES}
       ) found order by created_at desc, id limit ${max}`,
      patterns,
    )
    return rows.map(({ id, name, email, phone, status, created_at }) => ({
      id,
      title: name,
      detail: [deskMessages.statuses[status], email, phone, momentText(created_at)].filter(Boolean).join(' · '),
      href: enquiryDeskPaths.enquiry(id),
    }))
  },
}
