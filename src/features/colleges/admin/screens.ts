import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { searchColleges } from './college-search-queries'
import { collegeDeskPaths } from './desk-paths'
import { collegeDeskTexts } from './texts'

/** Featured colleges in their order, and the import. */
export const collegeScreens: StudioScreens = {
  views: {
    importColleges: screen('/import-colleges', '/features/colleges/import/admin/import-view#ImportCollegesView'),
    importOfficialList: screen(
      '/import-official-list',
      '/features/colleges/import/official-list/admin/import-view#ImportOfficialListView',
    ),
    featured: screen('/featured', '/features/colleges/admin/featured-view#FeaturedView'),
  },
  searched: [searchColleges],
  tasks: [{ rule: contentKeepers, href: collegeDeskPaths.featured(), label: collegeDeskTexts.task }],
}
