import { stringify } from 'csv-stringify/sync'
import type { Payload } from 'payload'
import { spool } from '@/cms/csv/spool'
import type { Importer } from '@/cms/import/importer'
import { runImport } from '@/cms/import/run-import'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/**
 * Imports rows of the first content as the studio imports a file: all of them or none.
 * @param columns the columns of the importer that the rows state
 * @returns how many records were made or changed
 * @throws BadRows when the importer refuses a row
 */
export async function importRows<Row>(
  payload: Payload,
  importer: Importer<Row>,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const { signal } = new AbortController()
  const text = stringify(
    rows.map((row) => ({ ...row })),
    { header: true, columns: [...columns] },
  )
  const spooled = await spool(bytesOf(text), { signal, mostMegabytes: importer.mostMegabytes })
  try {
    const options = { spooled, mode: 'all', signal, author: null, onProgress: () => undefined } as const
    const { created, changed } = await runImport(payload, importer, options)
    return created + changed
  } finally {
    await spooled.remove()
  }
}
