import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { guidanceDeskMessages } from './messages'

const texts = guidanceDeskMessages.navigation

/** The lists that guidance is made of. */
export const guidanceScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('guidance-pages'),
      label: texts.task,
      tabs: [
        { href: studioPaths.list('guidance-pages'), label: texts.pages },
        { href: studioPaths.list('courses'), label: texts.courses },
        { href: studioPaths.list('regions'), label: texts.regions },
      ],
    },
  ],
}
