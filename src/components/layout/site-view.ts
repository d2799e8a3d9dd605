import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

/** What every page shows of the site settings. Empty settings are null and leave nothing behind. */
export interface SiteSettingsView {
  /** Whether the contact below is the owners' own; until then samples are shown, marked as such. */
  isConfigured: boolean
  /** The parts of the contact that the first start made up. */
  placeholders: readonly ('phone' | 'email' | 'address')[]
  brand: string
  blurb: string | null
  phone: string | null
  whatsapp: string | null
  email: string | null
  address: string | null
  mapQuery: string | null
  officeHours: { days: string; hours: string }[]
  social: { network: string; url: string }[]
  /** Null when it is switched off or empty; `{year}` in the text stands for the admission year. */
  announcement: { text: string; link: string | null; year: number | null } | null
  /** The year that pages name when they speak of admission. */
  admissionYear: number | null
}

/** Used where no settings can be read: the defaults of the settings themselves. */
export const DEFAULT_SITE_SETTINGS: SiteSettingsView = {
  isConfigured: true,
  placeholders: [],
  brand: 'VaidyaPath',
  blurb: null,
  phone: null,
  whatsapp: null,
  email: null,
  address: null,
  mapQuery: null,
  officeHours: [],
  social: [],
  announcement: null,
  admissionYear: null,
}

/** A phone number as a link wants it. */
export const telephoneLink = (phone: string) => `tel:${latinDigits(phone).replace(/[^\d+]/g, '')}`
