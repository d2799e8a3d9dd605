import { adminOnly } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { staffMessages as messages } from './messages'
import { searchPeople } from './people-queries'

/** The path of the staff screen. */
const staffDeskPaths = { staff: () => '/admin/staff' } as const

/** Who may enter the studio, and everybody with an account. */
export const staffScreens: StudioScreens = {
  views: { staff: screen('/staff', '/features/accounts/admin/staff-view#StaffView', messages.title) },
  searched: [searchPeople],
  tasks: [
    {
      rule: adminOnly,
      href: staffDeskPaths.staff(),
      label: messages.task,
      tabs: [
        { href: staffDeskPaths.staff(), label: messages.title },
        { href: studioPaths.list('users'), label: messages.allPeople },
      ],
    },
  ],
}
