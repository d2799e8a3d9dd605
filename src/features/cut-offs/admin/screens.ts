import { contentKeepers } from '@/cms/access/access'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { importScreen, importTab } from '@/cms/import/import-screens'
import { closingRankImporter } from '../import/admin/importer'
import { cutOffDeskTexts as texts } from './texts'

/** Closing ranks, the words for them, and the names that lists have for colleges. */
export const cutOffScreens: StudioScreens = {
  views: {
    importClosingRanks: importScreen(closingRankImporter),
  },
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('closing-ranks'),
      label: studioTexts.navigation.colleges,
      tabs: [
        { href: studioPaths.list('closing-ranks'), label: texts.ranks },
        { href: studioPaths.list('seat-terms'), label: texts.terms },
        { href: studioPaths.list('college-names'), label: texts.names },
        importTab(closingRankImporter),
      ],
    },
  ],
}
