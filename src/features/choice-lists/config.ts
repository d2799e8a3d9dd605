import type { FeatureConfig } from '@/cms/feature-config'
import { ChoiceListComments, ChoiceLists } from './collections/choice-lists'

export const choiceLists: FeatureConfig = {
  collections: [ChoiceLists, ChoiceListComments],
}
