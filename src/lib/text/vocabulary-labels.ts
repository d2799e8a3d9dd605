import type { Language } from '../language'
import type { AmountKind, CollegeKind, Country, Ownership, SeatPool } from '../vocabulary'

const COUNTRIES: Record<Language, Record<Country, string>> = {
  en: { India: 'India', Nepal: 'Nepal' },
  hi: { India: 'भारत', Nepal: 'नेपाल' },
}

const OWNERSHIPS: Record<Language, Record<Ownership | 'Other', string>> = {
  en: {
    Government: 'Government',
    'Central Government': 'Central Government',
    'Armed Forces': 'Armed Forces',
    Private: 'Private',
    Deemed: 'Deemed',
    Other: 'Not known',
  },
  hi: {
    Government: 'राज्य सरकार',
    'Central Government': 'केंद्र सरकार',
    'Armed Forces': 'सशस्त्र सेना',
    Private: 'निजी',
    Deemed: 'डीम्ड यूनिवर्सिटी',
    Other: 'जानकारी नहीं',
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
  hi: {
    deemed: 'डीम्ड यूनिवर्सिटी',
    women: 'सिर्फ महिलाओं के लिए',
    'national-importance': 'राष्ट्रीय महत्व का संस्थान',
    'central-university': 'केंद्रीय विश्वविद्यालय का कॉलेज',
    esic: 'ESIC का कॉलेज',
    'armed-forces': 'सशस्त्र सेना',
    'army-families': 'सैनिकों के बच्चों के लिए',
    minority: 'अल्पसंख्यक संस्थान',
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
  hi: {
    government: 'सरकारी सीट',
    'all-india': 'अखिल भारतीय कोटा',
    private: 'निजी सीट',
    institutional: 'संस्थागत कोटा',
    management: 'मैनेजमेंट कोटा',
    deemed: 'डीम्ड यूनिवर्सिटी की सीट',
    nri: 'NRI कोटा',
    foreign: 'विदेशी नागरिक',
  },
}

const AMOUNT_KINDS: Record<Language, Record<AmountKind, string>> = {
  en: { fee: 'Fee a year', bond: 'Bond', stipend: 'Stipend a month', deposit: 'Deposit' },
  hi: { fee: 'सालाना फीस', bond: 'बॉन्ड', stipend: 'हर महीने स्टाइपेंड', deposit: 'जमानत राशि' },
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
