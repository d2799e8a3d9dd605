import { adminOnly } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { staffDeskPaths } from './desk-paths'
import { searchPeople } from './people-search-queries'
import { staffTexts } from './texts'

/** Who may enter the studio. */
export const staffScreens: StudioScreens = {
  views: { staff: screen('/staff', '/features/accounts/admin/staff-view#StaffView') },
  searched: [searchPeople],
  tasks: [{ rule: adminOnly, href: staffDeskPaths.staff(), label: staffTexts.task }],
}
