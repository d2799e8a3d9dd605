import type { FileToImport } from '@/cms/import/import-file'
import type { ImportEnd, ImportReport } from '@/cms/import/report/report'

/** A file of this text as `importFile` takes it, imported as a whole by nobody unless more is said. */
export const fileOf = (text: string, more: Partial<FileToImport> & Pick<FileToImport, 'payload'>): FileToImport => ({
  actor: null,
  fileName: 'rows.csv',
  source: (async function* () {
    yield new TextEncoder().encode(text)
  })(),
  mode: 'all',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
})

/**
 * The report of an import that is meant to succeed.
 * @throws with its reason and the errors of its rows when it failed
 */
export function reportOf(end: ImportEnd): ImportReport {
  if ('error' in end) throw new Error(`${end.reason} ${JSON.stringify(end.report?.errors)}`)
  return end.report
}
