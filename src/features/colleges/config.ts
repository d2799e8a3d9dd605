import type { FeatureConfig } from '@/cms/feature-config'
import { collegeScreens } from './admin/screens'
import { Colleges } from './collections/colleges'
import { FeaturedColleges } from './collections/featured-colleges'
import { collegeFigures } from './figures/operations/citing-queries'

/** Colleges and the home page's selection. */
export const colleges: FeatureConfig = {
  collections: [Colleges, FeaturedColleges],
  screens: collegeScreens,
  citing: collegeFigures,
}
