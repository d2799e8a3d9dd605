import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { Institution, Job } from '@/payload-types'
import { derivedFields } from '../../vacancies/derived-fields'
import { isLiveInstitution } from '../institution-rule'

/**
 * Has the vacancies of a hospital bear its name, within the caller's transaction: their `institution` is a copy of it,
 * so that lists, search, feed and structured data read one column.
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
 * Vacancies bear the name of their hospital as visitors know it; a draft renames none. What the name was before is not
 * asked: the version before may be the draft that gave the new one.
 */
export const renameVacancies: CollectionAfterChangeHook<Institution> = async ({ doc, operation, req }) => {
  if (operation === 'update' && isLiveInstitution(doc)) await renameInVacancies(req, doc.id, doc.name)
  return doc
}
