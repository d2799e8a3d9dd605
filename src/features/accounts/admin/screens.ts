import { adminOnly } from '@/cms/access/access'
import { type StudioScreens, screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { staffMessages as messages } from './messages'
import { searchPeople } from './people-queries'

/** Who may enter the studio, and everyone with an account. */
export const staffScreens: StudioScreens = {
  views: { staff: screen('/staff', '/features/accounts/admin/staff-view#StaffView', messages.title) },
  searched: [searchPeople],
  tasks: [
    task(adminOnly, messages.task, [
      { href: '/admin/staff', label: messages.title },
      { href: studioPaths.list('users'), label: messages.allPeople },
    ]),
  ],
}
