import { stringify } from 'csv-stringify/sync'
import type { CollectionSlug, Payload } from 'payload'
import { importFile } from '@/cms/import/import-file'
import { type DeskRow, ROWS_PER_PAGE, readRows } from '@/cms/translations/state-queries'
import { importerOf } from '@/cms/translations/translation-importer'
import type { CollegeTranslation, User } from '@/payload-types'
import { fileOf, reportOf } from '../../setup/file-to-import'
import { rest } from '../../setup/http'

/** What the tests of translations do again and again with one kind, as one member of staff. */
export function translating(into: CollectionSlug, who: { payload: Payload; editor: User; token: string }) {
  const { payload, editor, token } = who

  /** What is kept of a record, drafts in place of what they will replace. */
  async function keptOf(record: string): Promise<CollegeTranslation[]> {
    const where = { record: { equals: record } }
    const { docs } = await payload.find({ collection: into, where, draft: true, depth: 0 })
    return docs as unknown as CollegeTranslation[]
  }

  return {
    keptOf,
    /** Presses a button of the form that shows what is kept now. */
    async save(record: string, as: 'draft' | 'publish' | 'review', texts: Record<string, string>, by = token) {
      const saved = (await keptOf(record)).map(({ updatedAt }) => updatedAt).sort()
      const body = { record, as, seen: saved.at(-1) ?? null, texts }
      return rest('POST', `/api/${into}/save`, { token: by, body })
    },
    /** How many texts of a record are how far, as the desk counts them. */
    async countsOf(record: string): Promise<DeskRow['texts'] | undefined> {
      for (let page = 1; ; page += 1) {
        const { rows, total } = await readRows(payload, { into: '', state: '', page })
        const row = rows.find((one) => one.record === record)
        if (row || page * ROWS_PER_PAGE >= total) return row?.texts
      }
    },
    async importRows(rows: object[], mode: 'all' | 'skip' | 'check' = 'skip') {
      const text = stringify(rows, { header: true, columns: ['record', 'field', 'english', 'hindi', 'state'] })
      const importer = importerOf(payload.collections[into].config)
      return reportOf(await importFile(importer, fileOf(text, { payload, actor: editor, mode })))
    },
  }
}
