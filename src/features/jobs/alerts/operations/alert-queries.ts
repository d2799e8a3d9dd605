import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { JobAlert } from '@/payload-types'
import type { AlertSearch } from '../alert-rule'
import { ALERT_KIND, type Frequency } from '../schema'

type FilterColumn = 'q' | 'department' | 'location' | 'designation' | 'type' | 'salary' | 'experience'

/** An alert with its subscription's state. */
export interface AlertRow extends Pick<JobAlert, 'id' | 'frequency' | FilterColumn> {
  subscription: string
  status: 'waiting' | 'active' | 'ended'
  isWalkIn: boolean
  confirmedAt: Date | null
  lastMailAt: Date | null
  lastCount: number | null
}

const COLUMNS =
  sql.raw(`a.id, a.subscription_id as subscription, s.status::text as status, a.frequency::text as frequency,
  q, department, location, designation, type, salary::float8 as salary, experience::float8 as experience,
  is_walk_in is true as "isWalkIn",
  s.confirmed_at as "confirmedAt", last_mail_at as "lastMailAt", last_count::int as "lastCount"`)
const TABLES = sql.raw('job_alerts a join subscriptions s on s.id = a.subscription_id')

const alertsWhere = (asking: PayloadRequest | Pick<Payload, 'db'>, condition: SQL): Promise<AlertRow[]> =>
  rowsIn<AlertRow>(asking)(sql`select ${COLUMNS} from ${TABLES} where ${condition} order by a.created_at desc, a.id`)

/** The alerts of a mailbox that have not ended, in the request's transaction, newest first. */
export const standingAlerts = (req: PayloadRequest, mailbox: string): Promise<AlertRow[]> =>
  alertsWhere(req, sql`s.mailbox_id = ${mailbox}::uuid and s.status <> 'ended'`)

/** The active alerts of a mailbox, newest first. */
export const activeAlerts = (payload: Pick<Payload, 'db'>, mailbox: string): Promise<AlertRow[]> =>
  alertsWhere(payload, sql`s.mailbox_id = ${mailbox}::uuid and s.status = 'active'`)

export const alertOf = async (payload: Pick<Payload, 'db'>, subscription: string): Promise<AlertRow | null> =>
  (await alertsWhere(payload, sql`s.id = ${subscription}::uuid`))[0] ?? null

/** Sets how often an alert is mailed; false if the mailbox has no such alert. */
export async function writeFrequency(
  payload: Pick<Payload, 'db'>,
  mailbox: string,
  alert: string,
  frequency: Frequency,
): Promise<boolean> {
  const written = await runIn(payload)(sql`
    update job_alerts a set frequency = ${sql.raw(`'${frequency}'`)}, updated_at = now()
    from subscriptions s
    where a.id = ${alert}::uuid and s.id = a.subscription_id and s.mailbox_id = ${mailbox}::uuid and s.status = 'active'`)
  return written > 0
}

/** The alerts to interpret again when the vocabulary changes: those with a name or words. */
export async function alertsToReindex(req: PayloadRequest, after: string | null, max: number) {
  return rowsIn<AlertRow>(req)(sql`
    select ${COLUMNS} from ${TABLES}
    where s.kind = ${ALERT_KIND} and s.status <> 'ended' and coalesce(q, department, location, designation) is not null
      ${after ? sql`and a.id > ${after}::uuid` : sql``}
    order by a.id limit ${max}`)
}

/** Writes the rules of many alerts in one statement, without touching rows that stay the same. */
export async function writeRules(req: PayloadRequest, rules: readonly Record<string, string | null>[]): Promise<void> {
  await runIn(req)(sql`
    update job_alerts a set anchor = r.anchor, department_keys = r."departmentKeys", place_keys = r."placeKeys",
      designation_keys = r."designationKeys", words = r.words
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
      as r(id uuid, anchor text, "departmentKeys" text, "placeKeys" text, "designationKeys" text, words text)
    where a.id = r.id and (a.anchor, a.department_keys, a.place_keys, a.designation_keys, a.words)
      is distinct from (r.anchor, r."departmentKeys", r."placeKeys", r."designationKeys", r.words)`)
}

export const searchOf = (row: AlertRow): AlertSearch => ({
  q: row.q ?? '',
  department: row.department ?? '',
  location: row.location ?? '',
  designation: row.designation ?? '',
  type: (row.type ?? '') as AlertSearch['type'],
  salary: row.salary ?? 0,
  experience: row.experience ?? null,
  isWalkIn: row.isWalkIn,
})
