import { contentKeepers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { homeDeskPaths } from './desk-paths'
import { homeAdminTexts } from './texts'

/** The banners of the home page in their order. */
export const homeScreens: StudioScreens = {
  views: { banners: screen('/banners', '/features/home/admin/banners-view#BannersView') },
  tasks: [{ rule: contentKeepers, href: homeDeskPaths.banners(), label: homeAdminTexts.task }],
}
