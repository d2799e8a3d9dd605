import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { correctionDeskMessages } from './messages'

/** Readers' corrections, as part of the colleges task. */
export const correctionScreens: StudioScreens = {
  tasks: [
    task(contentKeepers, studioMessages.navigation.colleges, [
      { href: studioPaths.list('corrections'), label: correctionDeskMessages.waiting.all },
    ]),
  ],
}
