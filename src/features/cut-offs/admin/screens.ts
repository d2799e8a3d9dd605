import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import type { StudioScreens } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/doors'
import { closingRankImporter } from '../import/admin/importer'
import { nameImporter } from '../import/admin/name-importer'
import { termImporter } from '../import/admin/term-importer'
import { cutOffDeskMessages as messages } from './messages'

/** Closing ranks, the words for them, and the names that lists have for colleges. */
export const cutOffScreens: StudioScreens = {
  views: {
    importClosingRanks: importScreen(closingRankImporter),
    importSeatTerms: importScreen(termImporter),
    importCollegeNames: importScreen(nameImporter),
  },
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('closing-ranks'),
      label: studioMessages.navigation.colleges,
      tabs: [
        { href: studioPaths.list('closing-ranks'), label: messages.ranks },
        { href: studioPaths.list('seat-terms'), label: messages.terms },
        { href: studioPaths.list('college-names'), label: messages.names },
        importTab(closingRankImporter),
      ],
    },
  ],
}
