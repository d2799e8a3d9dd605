import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { SearchTerms } from './collections/search-terms'
import { searchTermMessages } from './messages'

/** The words that searches take for one another. */
export const search: FeatureConfig = {
  collections: [SearchTerms],
  // The vocabulary of the search, among the settings.
  screens: {
    tasks: [
      task(contentKeepers, studioMessages.navigation.settings, [
        { href: studioPaths.list('search-terms'), label: searchTermMessages.plural },
      ]),
    ],
  },
}
