import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { correctionDeskMessages } from './messages'

/** Readers' corrections, as part of the colleges task. */
export const correctionScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('corrections'),
      label: studioMessages.navigation.colleges,
      tabs: [{ href: studioPaths.list('corrections'), label: correctionDeskMessages.waiting.all }],
    },
  ],
}
