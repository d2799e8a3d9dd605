import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/doors'
import { factsMessages } from '../facts/admin/facts-messages'
import { collegeImporter } from '../import/admin/college-importer'
import { feeImporter } from '../import/fees/admin/importer'
import { officialListImporter } from '../import/official-list/admin/importer'
import { collegeDeskPaths } from './desk-paths'
import { searchColleges } from './desk-queries'
import { collegeDeskMessages as messages } from './messages'

/** Colleges, facts to check, sorting of the featured ones, and the import. */
export const collegeScreens: StudioScreens = {
  views: {
    importColleges: importScreen(collegeImporter),
    importOfficialList: importScreen(officialListImporter),
    importFees: importScreen(feeImporter),
    facts: screen('/facts', '/app/(payload)/studio/facts-desk#FactsDesk', factsMessages.task),
    featured: screen('/featured', '/features/colleges/admin/featured-view#FeaturedView', messages.featured),
  },
  searched: [searchColleges],
  tasks: [
    task(contentKeepers, studioMessages.navigation.colleges, [
      { href: studioPaths.list('colleges'), label: messages.all },
      { href: collegeDeskPaths.facts(), label: factsMessages.task },
      { href: collegeDeskPaths.featured(), label: messages.featuredTab, of: 'featured-colleges' },
      ...[collegeImporter, officialListImporter, feeImporter].map(importTab),
    ]),
  ],
}
