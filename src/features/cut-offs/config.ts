import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { importScreen, importTab } from '@/cms/import/doors'
import { cutOffDeskMessages as messages } from './admin/messages'
import { ClosingRanks } from './collections/closing-ranks'
import { CollegeNames } from './collections/college-names'
import { HitRates } from './collections/hit-rates'
import { SeatTerms } from './collections/seat-terms'
import { closingRankImporter } from './import/admin/importer'
import { nameImporter, termImporter } from './import/admin/term-importer'
import { cutOffFigures } from './operations/figure-queries'
import { measureHitRatesTask } from './tasks/measure-hit-rates'

/** Closing ranks with the terms of their lists, and how often they held. */
export const cutOffs: FeatureConfig = {
  collections: [ClosingRanks, SeatTerms, CollegeNames, HitRates],
  // Closing ranks, the authorities' terms, and the names of colleges in lists.
  screens: {
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
  },
  tasks: [measureHitRatesTask],
  citing: cutOffFigures,
}
