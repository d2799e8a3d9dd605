import type { FeatureConfig } from '@/cms/feature-config'
import { SavedColleges, SavedJobs } from './collections/saved-items'

/** What a person saves. */
export const saved: FeatureConfig = {
  collections: [SavedColleges, SavedJobs],
}
