import type { FeatureConfig } from '@/cms/feature-config'
import { cutOffScreens } from './admin/screens'
import { ClosingRanks } from './collections/closing-ranks'
import { CollegeNames } from './collections/college-names'
import { HitRates } from './collections/hit-rates'
import { SeatTerms } from './collections/seat-terms'
import { cutOffFigures } from './operations/figure-queries'
import { measureHitRatesTask } from './tasks/measure-hit-rates'

/** Closing ranks with the terms of their lists, and how often they held. */
export const cutOffs: FeatureConfig = {
  collections: [ClosingRanks, SeatTerms, CollegeNames, HitRates],
  screens: cutOffScreens,
  tasks: [measureHitRatesTask],
  citing: cutOffFigures,
}
