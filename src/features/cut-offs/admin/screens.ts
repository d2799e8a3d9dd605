import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { cutOffImportTexts } from '../import/texts'
import { cutOffDeskPaths } from './desk-paths'
import { cutOffDeskTexts as texts } from './texts'

/** Closing ranks, the words for them, and the names that lists have for colleges. */
export const cutOffScreens: StudioScreens = {
  views: {
    importClosingRanks: screen(
      '/import-closing-ranks',
      '/features/cut-offs/import/admin/import-view#ImportClosingRanksView',
      cutOffImportTexts.title,
    ),
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
        { href: cutOffDeskPaths.importRanks(), label: cutOffImportTexts.title },
      ],
    },
  ],
}
