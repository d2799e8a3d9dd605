import type { institutionView } from './queries'
import type { InstitutionKind } from './schema'

/** A hospital in a list, with the number of its open vacancies. */
export interface InstitutionEntryView {
  slug: string
  name: string
  location: string
  kind: InstitutionKind | null
  open: number
}

export type InstitutionView = ReturnType<typeof institutionView>

/** Where a vacancy leads for its hospital. */
export interface InstitutionLink {
  slug: string
  name: string
}
