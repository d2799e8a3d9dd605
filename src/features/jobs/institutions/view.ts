import type { ImageView } from '@/lib/images'
import type { InstitutionKind } from './schema'

/** A hospital in a list, with the number of its open vacancies. */
export interface InstitutionEntryView {
  slug: string
  name: string
  location: string
  kind: InstitutionKind | null
  open: number
}

/** A hospital as its own page shows it. */
export interface InstitutionView extends ImageView {
  id: string
  slug: string
  name: string
  location: string
  kind: InstitutionKind | null
  beds: number | null
  /** Instant, ISO; null where the day is not known. */
  bedsStatedOn: string | null
  website: string | null
  about: string | null
}

/** Where a vacancy leads for its hospital. */
export interface InstitutionLink {
  slug: string
  name: string
}
