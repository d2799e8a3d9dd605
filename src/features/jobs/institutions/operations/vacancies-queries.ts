import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { Institution, Job } from '@/payload-types'
import { derivedFields } from '../../vacancies/derived-fields'
import { isLiveInstitution } from '../institution-rule'

/**
 * Copies a hospital's name to its vacancies, within the caller's transaction: lists, search, feed and structured data
 * read only their `institution`.
 */
async function renameInVacancies(req: PayloadRequest, hospital: string, name: string): Promise<void> {
  const rows = await rowsIn<Pick<Job, 'id' | 'title' | 'department' | 'location' | 'designation'>>(req)(sql`
    update jobs set institution = ${name}, updated_at = now()
    where hospital_id = ${hospital}::uuid and institution is distinct from ${name}
    returning id, title, department, location, designation`)
  for (const row of rows) {
    const { searchText } = derivedFields({ ...row, institution: name })
    await runIn(req)(sql`update jobs set search_text = ${searchText} where id = ${row.id}::uuid`)
  }
}

/**
 * Renames the vacancies of a published hospital; a draft renames none. The previous name is not compared: the previous
 * version may be the draft with the new one.
 */
export const renameVacancies: CollectionAfterChangeHook<Institution> = async ({ doc, operation, req }) => {
  if (operation === 'update' && isLiveInstitution(doc)) await renameInVacancies(req, doc.id, doc.name)
  return doc
}
