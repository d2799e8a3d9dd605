import type { ApplicationStep } from '../vacancies/view'

/** What went along with a step of an application; null for other steps, and where it was not written down. */
export const sentDocumentsOf = (entry: {
  withResume?: boolean | null
  withNote?: boolean | null
}): ApplicationStep['papers'] =>
  typeof entry.withResume === 'boolean' ? { resume: entry.withResume, note: entry.withNote === true } : null
