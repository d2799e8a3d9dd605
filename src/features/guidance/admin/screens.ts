import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { guidanceDeskMessages } from './messages'

const messages = guidanceDeskMessages.navigation

/** Lists guidance consists of. */
export const guidanceScreens: StudioScreens = {
  tasks: [
    task(contentKeepers, messages.task, [
      { href: studioPaths.list('guidance-pages'), label: messages.pages },
      { href: studioPaths.list('courses'), label: messages.courses },
      { href: studioPaths.list('regions'), label: messages.regions },
    ]),
  ],
}
