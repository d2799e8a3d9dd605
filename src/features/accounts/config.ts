import type { FeatureConfig } from '@/cms/feature-config'
import { staffScreens } from './admin/screens'
import { AccountTokens } from './collections/account-tokens'
import { ProfilePhotos, Resumes } from './collections/own-files'
import { accountTasks } from './tasks/account-tasks'

/** What belongs to an account; `payload.config.ts` adds `users` itself, with all erasers. */
export const accounts: FeatureConfig = {
  collections: [ProfilePhotos, Resumes, AccountTokens],
  screens: staffScreens,
  tasks: accountTasks,
}
