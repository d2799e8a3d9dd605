import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { cutOffDeskTexts as texts } from './texts'

/** Closing ranks, the words for them, and the names that lists have for colleges. */
export const cutOffScreens: StudioScreens = {
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('closing-ranks'),
      label: studioTexts.navigation.admission,
      tabs: [
        { href: studioPaths.list('closing-ranks'), label: texts.ranks },
        { href: studioPaths.list('seat-terms'), label: texts.terms },
        { href: studioPaths.list('listed-colleges'), label: texts.names },
        { href: studioPaths.list('hit-rates'), label: texts.hitRates },
      ],
    },
  ],
}
