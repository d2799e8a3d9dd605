import type { FeatureConfig } from '@/cms/feature-config'
import { homeScreens } from './admin/screens'
import { BannerSlides } from './collections/banner-slides'
import { Home } from './globals/home'
import { changeBannersTask } from './tasks/change-banners'

export const home: FeatureConfig = {
  collections: [BannerSlides],
  globals: [Home],
  screens: homeScreens,
  tasks: [changeBannersTask],
}
