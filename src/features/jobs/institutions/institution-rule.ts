import type { Where } from 'payload'

/**
 * The one rule of which hospitals visitors see: published, and not in the trash, which the query language leaves out by
 * itself.
 */
export const liveInstitutions = (): Where => ({ _status: { equals: 'published' } })

/** The same rule for statements written in SQL, over the columns of the table `institutions`. */
export const LIVE_INSTITUTIONS_SQL = "institutions._status = 'published' and institutions.deleted_at is null"

/** The same rule for one hospital already read. */
export const isLiveInstitution = (institution: { _status?: string | null; deletedAt?: string | null }): boolean =>
  institution._status === 'published' && !institution.deletedAt

/** A page of a hospital is offered to search engines when it has something that no other page has. */
export const isWorthFinding = (openVacancies: number, about: string | null): boolean =>
  openVacancies > 0 || (about ?? '').trim().length >= SUBSTANCE

/** Characters of a text of two sentences. */
const SUBSTANCE = 120
