import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { searchTermTexts } from '../texts'

/** The vocabulary of the search, among the settings. */
export const searchScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('search-terms'),
      label: studioTexts.navigation.settings,
      tabs: [{ href: studioPaths.list('search-terms'), label: searchTermTexts.plural }],
    },
  ],
}
