import type { FeatureConfig } from '@/cms/feature-config'
import { ChoiceListComments, ChoiceLists } from './collections/choice-lists'

/** Lists of choices with their comments. */
export const choiceLists: FeatureConfig = {
  collections: [ChoiceLists, ChoiceListComments],
}
