import type { CollectionAfterChangeHook } from 'payload'
import type { Institution } from '@/payload-types'
import { isLiveInstitution } from '../institution-rule'
import { renameInVacancies } from '../operations/vacancies-queries'

/** Vacancies bear the name of their hospital as visitors know it; a draft renames none. */
export const renameVacancies: CollectionAfterChangeHook<Institution> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && isLiveInstitution(doc) && doc.name !== previousDoc.name) {
    await renameInVacancies(req, doc.id, doc.name)
  }
  return doc
}
