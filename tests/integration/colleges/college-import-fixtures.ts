import type { Payload } from 'payload'
import type { DraftChoice, ImportMode, ImportProgress } from '@/cms/import/report/report'
import type { College, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'

interface AttemptOptions {
  drafts?: DraftChoice
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

/** The state in which the colleges of these files lie. */
export const createBihar = (payload: Payload) =>
  payload.create({
    collection: 'regions',
    data: { name: 'Bihar', slug: 'bihar', country: 'India', kind: 'State' },
    overrideAccess: true,
  })

/** What the tests of the import of colleges do again and again, as one member of staff. */
export function collegeImports(payload: Payload, actor: User) {
  /** Imports a file of this text, and notes how far it said it was. */
  async function attempt(text: string, mode: ImportMode = 'all', options: AttemptOptions = {}) {
    const { importFile } = await import('@/cms/import/import-file')
    const { collegeImporter } = await import('@/features/colleges/import/admin/college-importer')
    const seen: ImportProgress[] = []
    const onProgress = (progress: ImportProgress) => {
      seen.push(progress)
      options.onProgress?.(progress)
    }
    const file = fileOf(text, { payload, actor, fileName: 'colleges.csv', mode, ...options, onProgress })
    const end = await importFile(collegeImporter, file)
    return { end, seen }
  }

  return {
    attempt,
    /** The report of an import that is meant to succeed. */
    async importText(text: string, mode: ImportMode = 'all', drafts?: DraftChoice) {
      return reportOf((await attempt(text, mode, { drafts })).end)
    },
    async bySlug(slug: string): Promise<College | undefined> {
      const { docs } = await payload.find({ collection: 'colleges', where: { slug: { equals: slug } } })
      return docs[0]
    },
    async lastImport() {
      const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 })
      return docs[0]
    },
    async versionsOf(id = '') {
      const where = { parent: { equals: id } }
      const { docs } = await payload.findVersions({ collection: 'colleges', where, sort: '-updatedAt' })
      return docs
    },
  }
}

/** What the export endpoint answers to somebody. */
export async function exportedColleges(payload: Payload, user: User | null): Promise<{ status: number; text: string }> {
  const { exportCollegesEndpoint } = await import('@/features/colleges/import/admin/export-endpoint')
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({ user: user ? { ...user, collection: 'users' } : undefined }, payload)
  const answer = await exportCollegesEndpoint.handler(req)
  return { status: answer.status, text: await answer.text() }
}
