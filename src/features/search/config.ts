import type { FeatureConfig } from '@/cms/feature-config'
import { searchScreens } from './admin/screens'
import { SearchTerms } from './collections/search-terms'

export const search: FeatureConfig = {
  collections: [SearchTerms],
  screens: searchScreens,
}
