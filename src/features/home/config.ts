import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { homeDeskPaths } from './admin/desk-paths'
import { homeAdminMessages as messages } from './admin/messages'
import { BannerSlides } from './collections/banner-slides'
import { Home } from './globals/home'
import { changeBannersTask } from './tasks/change-banners'

/** The home page and its banner. */
export const home: FeatureConfig = {
  collections: [BannerSlides],
  globals: [Home],
  // Sorting of banners, and the home page's other parts.
  screens: {
    views: { banners: screen('/banners', '/features/home/admin/banners-view#BannersView', messages.task) },
    tasks: [
      task(contentKeepers, messages.task, [
        { href: homeDeskPaths.banners(), label: messages.inOrder, of: 'banner-slides' },
      ]),
      task(contentKeepers, studioMessages.navigation.pages, [
        { href: studioPaths.global('home'), label: messages.homePage },
      ]),
    ],
  },
  tasks: [changeBannersTask],
}
