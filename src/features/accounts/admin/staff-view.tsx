import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { adminOnly } from '@/cms/access/access'
import type { Role } from '@/cms/access/roles'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { InviteForm } from './invite-form'
import { type StaffMember, StaffTable } from './staff-table'
import { staffTexts as texts } from './texts'

interface StaffRow {
  id: string
  email: string
  full_name: string | null
  role: Role
  verified: boolean | null
  locked: boolean | null
  sessions: string
}

async function readStaff(req: PayloadRequest): Promise<StaffMember[]> {
  const { rows } = await req.payload.db.pool.query<StaffRow>(
    `select u.id, u.email, u.full_name, u.role, u.verified, u.locked,
       (select count(*) from users_sessions s where s._parent_id = u.id and s.expires_at > now()) as sessions
     from users u where u.role <> 'applicant' order by u.role, u.email`,
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.full_name || row.email,
    role: row.role,
    state: row.locked ? 'locked' : row.verified ? 'active' : 'invited',
    sessions: Number(row.sessions),
  }))
}

/** Who may enter the studio: invited, given a role, locked, signed out. */
export function StaffView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={adminOnly}
      actions={<a href={studioPaths.list('users')}>{texts.allPeople}</a>}
    >
      {async (req, user) => (
        <>
          <StaffTable staff={await readStaff(req)} me={user.id} />
          <h2>{texts.invite.title}</h2>
          <InviteForm />
        </>
      )}
    </StudioView>
  )
}
