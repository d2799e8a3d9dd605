import type { PayloadRequest } from 'payload'
import type { Role } from '@/cms/access/roles'
import { sessionCounts } from '@/cms/database/payload-tables'
import type { StaffMember } from './staff-table'

interface StaffRow {
  id: string
  email: string
  full_name: string | null
  role: Role
  verified: boolean | null
  locked: boolean | null
}

/** Everybody who is not an applicant, by role and address, with the number of their sessions. */
export async function readStaff({ payload }: PayloadRequest): Promise<StaffMember[]> {
  const { rows } = await payload.db.pool.query<StaffRow>(
    `select id, email, full_name, role, verified, locked from users where role <> 'applicant' order by role, email`,
  )
  const sessions = await sessionCounts(
    payload,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.full_name || row.email,
    role: row.role,
    state: row.locked ? 'locked' : row.verified ? 'active' : 'invited',
    sessions: sessions.get(row.id) ?? 0,
  }))
}
