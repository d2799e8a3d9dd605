import { createReadStream } from 'node:fs'
import type { Payload } from 'payload'
import { spool } from '@/cms/csv/spool'
import type { Importer } from '@/cms/import/importer'
import type { PresentChoice } from '@/cms/import/present'
import { runImport } from '@/cms/import/run-import'
import { contentFile } from './read-content'

/**
 * Reads a file of the first content in by the importer of the studio. The list of imports gets no entry: it is of what
 * people brought in, and to undo one there would take the first content away.
 * @param file its path below `content/`
 * @param present what becomes of rows that mean a record which is there already
 * @returns how many records were added, and how many completed
 * @throws ImportProblem for a file that is no table
 */
export async function importContent<Row>(
  payload: Payload,
  importer: Importer<Row>,
  { file, present }: { file: string; present: PresentChoice },
): Promise<{ added: number; completed: number }> {
  const { signal } = new AbortController()
  const spooled = await spool(createReadStream(contentFile(file)), { signal, mostMegabytes: importer.mostMegabytes })
  try {
    const report = await runImport(payload, importer, {
      spooled,
      mode: 'skip',
      present,
      signal,
      author: null,
      onProgress: () => undefined,
    })
    // Mostly what editors have made of it: a college in the trash, or one that stands under another name by now.
    for (const { row, column, title, message } of report.errors) {
      payload.logger.warn(`content/${file}, row ${row}, ${column}, ${title}: ${message}`)
    }
    return { added: report.created, completed: report.changed }
  } finally {
    await spooled.remove()
  }
}
