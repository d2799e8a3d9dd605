import type { FeatureConfig } from '@/cms/feature-config'
import { ChoiceListComments, ChoiceLists } from './collections/choice-lists'

/** Choice lists and their comments. */
export const choiceLists: FeatureConfig = {
  collections: [ChoiceLists, ChoiceListComments],
}
