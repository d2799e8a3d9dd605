import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { homeDeskPaths } from './desk-paths'
import { homeAdminMessages as messages } from './messages'

/** Sorting of banners, and the home page's other parts. */
export const homeScreens: StudioScreens = {
  views: { banners: screen('/banners', '/features/home/admin/banners-view#BannersView', messages.task) },
  tasks: [
    task(contentKeepers, messages.task, [
      { href: homeDeskPaths.banners(), label: messages.inOrder, of: 'banner-slides' },
    ]),
    task(contentKeepers, studioMessages.navigation.pages, [
      { href: studioPaths.global('home'), label: messages.homePage },
    ]),
  ],
}
