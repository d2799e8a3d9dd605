import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { guidanceDeskMessages } from './messages'

const messages = guidanceDeskMessages.navigation

/** Lists guidance consists of. */
export const guidanceScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('guidance-pages'),
      label: messages.task,
      tabs: [
        { href: studioPaths.list('guidance-pages'), label: messages.pages },
        { href: studioPaths.list('courses'), label: messages.courses },
        { href: studioPaths.list('regions'), label: messages.regions },
      ],
    },
  ],
}
