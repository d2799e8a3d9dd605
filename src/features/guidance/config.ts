import type { CollectionConfig } from 'payload'
import type { FeatureConfig } from '@/cms/feature-config'
import { guidanceScreens } from './admin/screens'
import { Courses } from './collections/courses'
import { GuidancePages } from './collections/guidance-pages'
import { Regions } from './collections/regions'
import { guidanceFigures } from './operations/citing'

type With = (collection: CollectionConfig) => CollectionConfig

/** Courses, regions and guidance pages; `courses` and `regions` add the colleges' hooks. */
export const guidance = (courses: With, regions: With): FeatureConfig => ({
  collections: [courses(Courses), regions(Regions), GuidancePages],
  screens: guidanceScreens,
  citing: guidanceFigures,
})
