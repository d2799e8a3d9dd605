import type { Hospital, WithContext } from 'schema-dts'
import { env } from '@/lib/env'
import { countryCodeOf } from '../vacancies/facts/place'
import type { InstitutionKind } from './schema'
import type { InstitutionView } from './view'

/** What schema.org calls a hospital; anything else is an organization with a medical business. */
const INSTITUTIONS: readonly (InstitutionKind | null)[] = [
  'government-hospital',
  'private-hospital',
  'trust-hospital',
  'nursing-home',
]

/** A hospital for search engines: nothing that does not stand on its page, and no rating. */
export function institutionData(hospital: InstitutionView, url: string): WithContext<Hospital> {
  const type = INSTITUTIONS.includes(hospital.kind) ? 'Hospital' : 'MedicalOrganization'
  const image = hospital.imageUrl && new URL(hospital.imageUrl, env.SITE_URL).toString()
  return {
    '@context': 'https://schema.org',
    '@type': type as 'Hospital',
    name: hospital.name,
    url,
    ...(hospital.website ? { sameAs: hospital.website } : {}),
    ...(hospital.about ? { description: hospital.about } : {}),
    ...(image ? { logo: image } : {}),
    address: {
      '@type': 'PostalAddress',
      addressLocality: hospital.location,
      addressCountry: countryCodeOf(hospital.location),
    },
  }
}
