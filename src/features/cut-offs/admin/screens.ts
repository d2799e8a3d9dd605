import type { PayloadRequest } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { type StudioScreens, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/doors'
import { closingRankImporter } from '../import/admin/importer'
import { nameImporter, termImporter } from '../import/admin/term-importer'
import { countUnmatched } from '../operations/figure-queries'
import { cutOffDeskMessages as messages } from './messages'

/** The Overview's figure of closing ranks without a college. */
export const ranksPart = async (req: PayloadRequest): Promise<OverviewPart> => ({
  waiting: [],
  figures: [
    {
      label: messages.unmatched,
      value: await countUnmatched(req),
      href: studioPaths.list('college-names', { 'where[college][exists]': 'false' }),
    },
  ],
})

/** Closing ranks, the authorities' terms, and the names of colleges in lists. */
export const cutOffScreens: StudioScreens = {
  views: {
    importClosingRanks: importScreen(closingRankImporter),
    importSeatTerms: importScreen(termImporter),
    importCollegeNames: importScreen(nameImporter),
  },
  tasks: [
    task(contentKeepers, studioMessages.navigation.colleges, [
      { href: studioPaths.list('closing-ranks'), label: messages.ranks },
      { href: studioPaths.list('seat-terms'), label: messages.terms },
      { href: studioPaths.list('college-names'), label: messages.names },
      importTab(closingRankImporter),
    ]),
  ],
}
