import type { CollectionConfig } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { guidanceDeskMessages } from './admin/messages'
import { Courses } from './collections/courses'
import { GuidancePages } from './collections/guidance-pages'
import { Regions } from './collections/regions'
import { guidanceFigures } from './operations/citing'

const messages = guidanceDeskMessages.navigation

type With = (collection: CollectionConfig) => CollectionConfig

/** Courses, regions and guidance pages; `courses` and `regions` add the colleges' hooks. */
export const guidance = (courses: With, regions: With): FeatureConfig => ({
  collections: [courses(Courses), regions(Regions), GuidancePages],
  // Lists guidance consists of.
  screens: {
    tasks: [
      task(contentKeepers, messages.task, [
        { href: studioPaths.list('guidance-pages'), label: messages.pages },
        { href: studioPaths.list('courses'), label: messages.courses },
        { href: studioPaths.list('regions'), label: messages.regions },
      ]),
    ],
  },
  citing: guidanceFigures,
})
