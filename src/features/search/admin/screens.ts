import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { searchTermMessages } from '../messages'

/** Search terms, part of the settings task. */
export const searchScreens: StudioScreens = {
  tasks: [
    task(contentKeepers, studioMessages.navigation.settings, [
      { href: studioPaths.list('search-terms'), label: searchTermMessages.plural },
    ]),
  ],
}
