import { RETENTION } from '@/cms/personal/retention'
import type { Spoken } from '@/cms/translations/texts'
import { DEFAULT_SITE_SETTINGS, type SiteSettingsView } from '@/components/layout/site-view'
import type { Language } from '@/lib/language'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import { statisticsView } from '@/lib/views/statistic'
import type { About, Admission, SiteSetting } from '@/payload-types'
import { pageMessages } from './messages'
import { hasOwnContact, mapQueryOf, placeholderContact } from './placeholder-contact'

/** Retention periods on the privacy page: the very values tasks apply. */
export const retentionFacts = (language: Language): { label: string; value: string }[] => {
  const { retention: messages } = pageMessages(language).legal
  const { what, days, months } = messages
  return [
    { label: what.unverifiedAccount, value: days(RETENTION.unverifiedAccountDays, 'signUp') },
    { label: what.account, value: messages.account },
    { label: what.session, value: days(RETENTION.sessionDays, 'lastUse') },
    { label: what.link, value: days(RETENTION.linkDays, 'writing') },
    { label: what.unusedResume, value: days(RETENTION.unusedResumeDays, 'upload') },
    { label: what.withdrawnPapers, value: days(RETENTION.withdrawnPapersDays, 'withdrawal') },
    { label: what.endedPapers, value: months(RETENTION.endedPapersMonths, 'end') },
    { label: what.closedEnquiry, value: months(RETENTION.closedEnquiryMonths, 'closing') },
    { label: what.correction, value: months(RETENTION.correctionMonths, 'writing') },
    { label: what.unconfirmedPosting, value: days(RETENTION.unconfirmedPostingDays, 'writing') },
    { label: what.closedPosting, value: months(RETENTION.closedPostingMonths, 'lastChange') },
    { label: what.vacancyViews, value: months(RETENTION.vacancyViewMonths, 'writing') },
    { label: what.unconfirmedSubscription, value: days(RETENTION.unconfirmedSubscriptionDays, 'writing') },
    { label: what.subscription, value: messages.subscription },
    { label: what.endedSubscription, value: days(RETENTION.endedSubscriptionDays, 'end') },
    { label: what.trash, value: days(RETENTION.trashDays, 'deletion') },
    { label: what.sharedList, value: days(RETENTION.sharedListDays, 'writing') },
    { label: what.failedMail, value: days(RETENTION.failedMailDays, 'writing') },
    { label: what.auditLog, value: months(RETENTION.auditLogMonths, 'writing') },
  ]
}

export function settingsView(settings: SiteSetting): SiteSettingsView {
  const { announcement } = settings
  return {
    isConfigured: hasOwnContact(settings),
    placeholders: placeholderContact(settings),
    brand: settings.brand || DEFAULT_SITE_SETTINGS.brand,
    ...stated(settings, ['blurb', 'phone', 'whatsapp', 'email', 'address']),
    mapQuery: mapQueryOf(settings),
    officeHours: (settings.officeHours ?? []).map(({ days, hours }) => ({ days, hours })),
    social: (settings.social ?? []).map(({ network, url }) => ({ network, url })),
    announcement:
      announcement?.shown && announcement.text
        ? { text: announcement.text, link: announcement.link || null, year: announcement.year ?? null }
        : null,
    admissionYear: announcement?.year ?? null,
  }
}

/** Maps the admission page's record. */
export const admissionView = (page: Partial<Admission>) => ({
  ...stated(page, ['title', 'introduction']),
  statistics: statisticsView(page.statistics),
  services: titledTexts(page.services),
})
export type AdmissionPageView = ReturnType<typeof admissionView>

/** Maps the about page's record with populated photographs. */
export const aboutView = (page: Partial<About> & Spoken) => ({
  ...stated(page, ['introduction', 'mission']),
  statistics: statisticsView(page.statistics),
  values: titledTexts(page.values),
  team: (page.team ?? []).map(({ id, name, role, text, photo, isSample }) => {
    const { imageUrl, imageAlt } = imageView(photo, null, 'card')
    return {
      id: id ?? name,
      name,
      role: role || null,
      text: text || null,
      photoUrl: imageUrl,
      photoAlt: imageAlt,
      isSample: isSample ?? false,
    }
  }),
  whyChoose: titledTexts(page.whyChoose),
  isUnreviewed: page.isUnreviewed ?? false,
})
export type AboutPageView = ReturnType<typeof aboutView>

const titledTexts = (rows: { title: string; text?: string | null }[] | null | undefined) =>
  (rows ?? []).map((row) => stated(row, ['title', 'text']))
export type TitledTextView = ReturnType<typeof titledTexts>[number]
