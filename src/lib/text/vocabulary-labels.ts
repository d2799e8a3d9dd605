import type { Country, Ownership } from '../vocabulary'
import type { Language } from './language'

const COUNTRIES: Record<Language, Record<Country, string>> = { en: { India: 'India', Nepal: 'Nepal' } }

const OWNERSHIPS: Record<Language, Record<Ownership | 'Other', string>> = {
  en: {
    Government: 'Government',
    'Central Government': 'Central Government',
    'Armed Forces': 'Armed Forces',
    Private: 'Private',
    Deemed: 'Deemed',
    Other: 'Other',
  },
}

export const countryLabel = (language: Language, country: Country): string => COUNTRIES[language][country]

/** Who runs a college, in a word or two; "Other" where the record does not say. */
export const ownershipLabel = (language: Language, ownership: Ownership | 'Other'): string =>
  OWNERSHIPS[language][ownership]
