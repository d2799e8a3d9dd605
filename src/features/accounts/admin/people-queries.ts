import type { PayloadRequest } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { ROLE_LABELS } from '@/cms/access/roles'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { sessionCounts } from '@/cms/database/payload-people'
import type { User } from '@/payload-types'
import { staffMessages } from './messages'
import type { StaffMember } from './staff-table'

type PersonRow = Pick<User, 'id' | 'email' | 'phone' | 'role' | 'verified' | 'locked'> & { full_name: string | null }

/** All staff by role and email, with their number of sessions. */
export async function readStaff({ payload }: PayloadRequest): Promise<StaffMember[]> {
  const { rows } = await payload.db.pool.query<Omit<PersonRow, 'phone'>>(
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

/** People by name, email or phone, for the studio's search. */
export const searchPeople: SearchSource = {
  label: staffMessages.searched,
  rule: adminOnly,
  find: async ({ req, words, max }) => {
    const patterns = patternsOf(words)
    const each = patterns.map(
      (_, place) => `(full_name ilike $${place + 1} or email ilike $${place + 1} or phone ilike $${place + 1})`,
    )
    const { rows } = await req.payload.db.pool.query<Omit<PersonRow, 'verified' | 'locked'>>(
      `select * from (
         select id, full_name, email, phone, role from users where ${each.join(' and ')} limit ${CANDIDATES}
       ) found order by coalesce(nullif(full_name, ''), email), id limit ${max}`,
      patterns,
    )
    return rows.map(({ id, full_name, email, phone, role }) => ({
      id,
      title: full_name || email,
      detail: [ROLE_LABELS[role], email, phone].filter(Boolean).join(' · '),
      href: studioPaths.record('users', id),
    }))
  },
}
