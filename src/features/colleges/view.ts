import type { Ownership } from '@/lib/vocabulary'

/** What a card shows of a college. Facts that are not known are null and left out. */
export interface CollegeCardView {
  id: string
  slug: string
  name: string
  /** City or town. */
  location: string | null
  state: string | null
  country: string | null
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
