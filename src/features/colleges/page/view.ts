import type { Country, Ownership } from '@/lib/vocabulary'

/** What a card shows of a college. Facts that are not known are null and left out. */
export interface CollegeCardView {
  id: string
  slug: string
  name: string
  /** City or town. */
  location: string | null
  state: string | null
  country: Country | null
  ownership: Ownership | null
  courses: string[]
  /** As shown, with the rupee sign: "₹45,000". */
  fees: string | null
  seats: string | null
  established: number | null
  /** A photograph; without one the campus is drawn. */
  imageUrl: string | null
  imageAlt: string | null
  imageSrcSet?: string | null
}

/** What a college's own page shows. */
export interface CollegeView extends CollegeCardView {
  aliases: string[]
  university: string | null
  /** Paragraphs apart by blank lines. */
  description: string | null
  rating: number | null
  ranking: string | null
  eligibility: string | null
  facilities: string[]
  contactPhone: string | null
  contactEmail: string | null
  websiteUrl: string | null
  source: string | null
  sourceYear: number | null
  metaTitle: string | null
  metaDescription: string | null
  shareImageUrl: string | null
}

/** A row of a table of colleges. */
export interface CollegeRowView {
  id: string
  slug: string
  name: string
  location: string | null
  ownership: Ownership | null
  fees: string | null
  seats: string | null
}

/** What the description of a college in search results can say. */
export interface DescribedCollege {
  name: string
  location?: string | null
  state?: string | null
  ownership?: Ownership | null
  courses?: readonly string[] | null
  /** As shown. */
  fees?: string | null
  seats?: string | null
  established?: number | null
}
