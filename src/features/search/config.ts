import type { FeatureConfig } from '@/cms/feature-config'
import { searchScreens } from './admin/screens'
import { SearchTerms } from './collections/search-terms'

/** The words that searches take for one another. */
export const search: FeatureConfig = {
  collections: [SearchTerms],
  screens: searchScreens,
}
