import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { factsTexts } from '../facts/admin/facts-texts'
import { feeImportTexts } from '../import/fees/texts'
import { officialListTexts } from '../import/official-list/texts'
import { collegeImportTexts } from '../import/texts'
import { searchColleges } from './college-search-queries'
import { collegeDeskPaths } from './desk-paths'
import { collegeDeskTexts as texts } from './texts'

/** Colleges, facts to check, the featured ones in their order, and the import. */
export const collegeScreens: StudioScreens = {
  views: {
    importColleges: screen(
      '/import-colleges',
      '/features/colleges/import/admin/import-view#ImportCollegesView',
      collegeImportTexts.title,
    ),
    importOfficialList: screen(
      '/import-official-list',
      '/features/colleges/import/official-list/admin/import-view#ImportOfficialListView',
      officialListTexts.title,
    ),
    importFees: screen(
      '/import-fees',
      '/features/colleges/import/fees/admin/import-view#ImportFeesView',
      feeImportTexts.title,
    ),
    facts: screen('/facts', '/app/(payload)/studio/facts-desk#FactsDesk', factsTexts.task),
    featured: screen('/featured', '/features/colleges/admin/featured-view#FeaturedView', texts.featured),
  },
  searched: [searchColleges],
  tasks: [
    {
      rule: contentKeepers,
      href: studioPaths.list('colleges'),
      label: studioTexts.navigation.colleges,
      tabs: [
        { href: studioPaths.list('colleges'), label: texts.all },
        { href: collegeDeskPaths.facts(), label: factsTexts.task },
        { href: collegeDeskPaths.featured(), label: texts.featured },
        { href: studioPaths.list('featured-colleges'), label: texts.featuredList },
        { href: collegeDeskPaths.importColleges(), label: collegeImportTexts.title },
        { href: collegeDeskPaths.importOfficialList(), label: officialListTexts.title },
        { href: collegeDeskPaths.importFees(), label: feeImportTexts.title },
      ],
    },
  ],
}
