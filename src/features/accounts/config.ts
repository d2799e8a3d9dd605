import type { FeatureConfig } from '@/cms/feature-config'
import { staffScreens } from './admin/screens'
import { AccountTokens } from './collections/account-tokens'
import { ProfilePhotos, Resumes } from './collections/own-files'
import { accountTasks } from './tasks/account-tasks'

/** What a person has beside their account; the account itself, `payload.config.ts` joins with all that erases a person. */
export const accounts: FeatureConfig = {
  collections: [ProfilePhotos, Resumes, AccountTokens],
  screens: staffScreens,
  tasks: accountTasks,
}
