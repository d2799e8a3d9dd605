import type { AmountKind, CollegeKind, Country, Ownership, SeatPool } from '../vocabulary'
import type { Language } from './language'

const COUNTRIES: Record<Language, Record<Country, string>> = { en: { India: 'India', Nepal: 'Nepal' } }

const OWNERSHIPS: Record<Language, Record<Ownership | 'Other', string>> = {
  en: {
    Government: 'Government',
    'Central Government': 'Central Government',
    'Armed Forces': 'Armed Forces',
    Private: 'Private',
    Deemed: 'Deemed',
    Other: 'Not known',
  },
}

const COLLEGE_KINDS: Record<Language, Record<CollegeKind, string>> = {
  en: {
    deemed: 'Deemed university',
    women: 'Women only',
    'national-importance': 'Institute of national importance',
    'central-university': 'Of a central university',
    esic: 'Run by ESIC',
    'armed-forces': 'Armed forces',
    'army-families': 'For children of army personnel',
    minority: 'Minority institution',
  },
}

const SEAT_POOLS: Record<Language, Record<SeatPool, string>> = {
  en: {
    government: 'Government seat',
    'all-india': 'All-India quota',
    private: 'Private seat',
    institutional: 'Institutional quota',
    management: 'Management quota',
    deemed: 'Deemed university seat',
    nri: 'NRI quota',
    foreign: 'Foreign nationals',
  },
}

const AMOUNT_KINDS: Record<Language, Record<AmountKind, string>> = {
  en: { fee: 'Fee a year', bond: 'Bond', stipend: 'Stipend a month', deposit: 'Deposit' },
}

export const countryLabel = (language: Language, country: Country): string => COUNTRIES[language][country]

/** Who runs a college, in a word or two; "Not known" where the record does not say. */
export const ownershipLabel = (language: Language, ownership: Ownership | 'Other'): string =>
  OWNERSHIPS[language][ownership]

/** A kind of seat with a fee of its own. */
export const seatPoolLabel = (language: Language, pool: SeatPool): string => SEAT_POOLS[language][pool]

/** What a college is besides who runs it. */
export const collegeKindLabel = (language: Language, kind: CollegeKind): string => COLLEGE_KINDS[language][kind]

/** What an amount of a college is. */
export const amountKindLabel = (language: Language, kind: AmountKind): string => AMOUNT_KINDS[language][kind]
