import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { searchTermMessages } from '../messages'

/** The vocabulary of the search, among the settings. */
export const searchScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('search-terms'),
      label: studioMessages.navigation.settings,
      tabs: [{ href: studioPaths.list('search-terms'), label: searchTermMessages.plural }],
    },
  ],
}
