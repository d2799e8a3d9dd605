import { contentKeepers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { settingsMessages } from './admin/messages'
import { SiteSettings } from './globals/site-settings'
import { AboutPage, AdmissionPage, PrivacyPage, TermsPage } from './globals/text-pages'

const { screens } = settingsMessages
const { navigation } = studioMessages
const global = (slug: keyof typeof screens) => ({ href: studioPaths.global(slug), label: screens[slug] })

/** Site settings and text pages. */
export const pages: FeatureConfig = {
  globals: [SiteSettings, AdmissionPage, AboutPage, PrivacyPage, TermsPage],
  // Fixed pages with their images, and site settings.
  screens: {
    tasks: [
      task(contentKeepers, navigation.pages, [
        global('admission'),
        ...(['about', 'privacy', 'terms'] as const).map(global),
        { href: studioPaths.list('media'), label: navigation.images },
      ]),
      task(contentKeepers, navigation.settings, [global('site-settings')]),
    ],
  },
}
