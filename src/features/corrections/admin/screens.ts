import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { correctionDeskTexts } from './texts'

/** What readers say is wrong, within the colleges. */
export const correctionScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('corrections'),
      label: studioTexts.navigation.colleges,
      tabs: [{ href: studioPaths.list('corrections'), label: correctionDeskTexts.waiting.all }],
    },
  ],
}
