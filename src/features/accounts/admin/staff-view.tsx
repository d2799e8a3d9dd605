import { adminOnly } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { staffMessages as messages } from './messages'
import { readStaff } from './people-queries'
import { InviteForm, StaffTable } from './staff-table'

/** Who may enter the studio: invited, given a role, locked, signed out. */
export const StaffView = studioView(
  {
    title: messages.title,
    intro: messages.intro,
    rule: adminOnly,
    actions: <a href={studioPaths.list('users')}>{messages.allPeople}</a>,
  },
  async ({ req, user }) => (
    <>
      <StaffTable staff={await readStaff(req)} me={user.id} />
      <h2>{messages.invite.title}</h2>
      <InviteForm />
    </>
  ),
)
