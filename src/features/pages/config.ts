import type { FeatureConfig } from '@/cms/feature-config'
import { pageScreens } from './admin/screens'
import { SiteSettings } from './globals/site-settings'
import { AboutPage, AdmissionPage, PrivacyPage, TermsPage } from './globals/text-pages'

/** The settings of the site and the pages of text. */
export const pages: FeatureConfig = {
  globals: [SiteSettings, AdmissionPage, AboutPage, PrivacyPage, TermsPage],
  screens: pageScreens,
}
