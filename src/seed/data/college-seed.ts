/** The shape in which the seed states one college. Only known facts: a field that is not known is left out. */

import type { Ownership, Qualification } from '../../lib/vocabulary'

export interface CollegeSeed {
  /** Full official name in ordinary capitals. */
  name: string
  /** Lowercase, hyphenated; stated only when it must differ from the slug of the name (then with the city at the end). */
  slug?: string
  /** Short names people type: "KGMU", "PMCH", former names. */
  aliases?: string[]
  /** City or town. */
  location: string
  /** State or union territory of India in full, or the province of Nepal ("Bagmati"). */
  state: string
  country: 'India' | 'Nepal'
  ownership: Ownership
  /** Takes no men, as its name or the lists of its authority say. */
  womenOnly?: boolean
  courses: Qualification[]
  established?: number
  /** As shown: "150" or, with several courses, the undergraduate intake of the first course. */
  seats?: string
  /** Rupees per year as shown, Indian grouping without sign: "45,000". Seeded as figures of our own listing. */
  fees?: string
  rating?: number
  ranking?: string
  /** Affiliating or own university. */
  university?: string
  eligibility?: string
  /** One or two sentences of our own, true of this college alone. */
  description?: string
  facilities?: string[]
  contactPhone?: string
  contactEmail?: string
  /** The college's own website, https where it has it. */
  websiteUrl?: string
  featured?: boolean
  /** Where name, place, owner, courses, year of foundation and seats stand. */
  source: string
  /** The seats are those of the first listing of this site, and stand in no document. */
  ownSeats?: boolean
  /** The year of foundation is not that of the source: as the college counts it, or as the first listing had it. */
  ownEstablished?: boolean
  /** False for a college that the comparison with its source did not find. */
  isCompared?: boolean
}
