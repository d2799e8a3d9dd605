import { latinDigits } from '@/lib/text/normal-forms/latin-digits'

/** Site settings for every page. Empty settings are null and render nothing. */
export interface SiteSettingsView {
  /** Whether contact details are the owners' own; until then marked samples are shown. */
  isConfigured: boolean
  /** Sample parts of the contact details. */
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
  /** Null if disabled or empty; `{year}` stands for the admission year. */
  announcement: { text: string; link: string | null; year: number | null } | null
  admissionYear: number | null
}

/** Fallback without settings: the settings' own defaults. */
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

/** The numbers in a phone text: several may stand in one field, separated as its check allows (`phoneProblem`). */
export const phoneNumbers = (phone: string): string[] =>
  phone
    .split(/[,;/]/)
    .map((number) => number.trim())
    .filter(Boolean)

/** A `tel:` URL; of several numbers, the first. */
export const telephoneLink = (phone: string) =>
  `tel:${latinDigits(phoneNumbers(phone)[0] ?? '').replace(/[^\d+]/g, '')}`
