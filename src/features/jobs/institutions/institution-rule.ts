import type { Where } from 'payload'

/** The rule of which hospitals visitors see: published ones. Payload's queries exclude the trash by themselves. */
export const liveInstitutions = (): Where => ({ _status: { equals: 'published' } })

/** The same rule in SQL, over the table `institutions`. */
export const LIVE_INSTITUTIONS_SQL = "institutions._status = 'published' and institutions.deleted_at is null"

/** The same rule for a loaded hospital. */
export const isLiveInstitution = (institution: { _status?: string | null; deletedAt?: string | null }): boolean =>
  institution._status === 'published' && !institution.deletedAt

/** Search engines are offered a hospital's page if it has content of its own. */
export const isWorthFinding = (openVacancies: number, about: string | null): boolean =>
  openVacancies > 0 || (about ?? '').trim().length >= SUBSTANCE

/** The length of about two sentences, in characters. */
const SUBSTANCE = 120
