import type { FeatureConfig } from '@/cms/feature-config'
import { pageScreens } from './admin/screens'
import { SiteSettings } from './globals/site-settings'
import { AboutPage, AdmissionPage, PrivacyPage, TermsPage } from './globals/text-pages'

/** Site settings and text pages. */
export const pages: FeatureConfig = {
  globals: [SiteSettings, AdmissionPage, AboutPage, PrivacyPage, TermsPage],
  screens: pageScreens,
}
