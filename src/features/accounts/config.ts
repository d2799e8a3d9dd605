import { adminOnly } from '@/cms/access/access'
import { screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { staffMessages as messages } from './admin/messages'
import { searchPeople } from './admin/people-queries'
import { AccountTokens } from './collections/account-tokens'
import { ProfilePhotos, Resumes } from './collections/own-files'
import { accountTasks } from './tasks/account-tasks'

/** What belongs to an account; `payload.config.ts` adds `users` itself, with all erasers. */
export const accounts: FeatureConfig = {
  collections: [ProfilePhotos, Resumes, AccountTokens],
  // Who may enter the studio, and everybody with an account.
  screens: {
    views: { staff: screen('/staff', '/features/accounts/admin/staff-view#StaffView', messages.title) },
    searched: [searchPeople],
    tasks: [
      task(adminOnly, messages.task, [
        { href: '/admin/staff', label: messages.title },
        { href: studioPaths.list('users'), label: messages.allPeople },
      ]),
    ],
  },
  tasks: accountTasks,
}
