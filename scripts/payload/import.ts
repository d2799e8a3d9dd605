import { createReadStream } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../../payload.config'
import { type FileToImport, importFile } from '../../src/cms/import/import-file'
import type { Importer } from '../../src/cms/import/importer'
import { importMessages } from '../../src/cms/import/messages'
import type { DraftChoice, ImportEnd, ImportMode, ImportProgress } from '../../src/cms/import/report/report'
import { collegeImporter } from '../../src/features/colleges/import/admin/college-importer'
import { feeImporter } from '../../src/features/colleges/import/fees/admin/importer'
import { officialListImporter } from '../../src/features/colleges/import/official-list/admin/importer'
import { authorityImporter } from '../../src/features/counselling/import/admin/authority-importer'
import { closingRankImporter } from '../../src/features/cut-offs/import/admin/importer'
import { nameImporter, termImporter } from '../../src/features/cut-offs/import/admin/term-importer'
import { vacancyImporter } from '../../src/features/jobs/import/admin/vacancy-importer'
import { tagsCleared } from '../../src/lib/caching/cache'

const [kind = '', file = '', mode = 'all', drafts = 'carry'] = process.argv.slice(2)
const by =
  <Row>(importer: Importer<Row>) =>
  (work: FileToImport) =>
    importFile(importer, work)
const importers = {
  colleges: by(collegeImporter),
  'official-list': by(officialListImporter),
  'closing-ranks': by(closingRankImporter),
  fees: by(feeImporter),
  vacancies: by(vacancyImporter),
  authorities: by(authorityImporter),
  terms: by(termImporter),
  names: by(nameImporter),
}

const { rowsRead, rowsWritten } = importMessages.form
const onProgress = ({ step, rows, of, share }: ImportProgress) => {
  const words = step === 'writing' ? rowsWritten(rows, of) : rowsRead(rows)
  process.stderr.write(`\r${String(Math.round(share * 100)).padStart(3)} %  ${words} `)
}

/** Reports the result of the import and ends with a JSON line, so that the caller can recognize a finished run. */
function close(end: ImportEnd): void {
  const report = 'report' in end ? end.report : undefined
  for (const { row, title, column, value, message } of report?.errors ?? []) {
    console.log(`Row ${row}${column ? `, ${column}` : ''}: ${importMessages.recorded({ title, value, message })}`)
  }
  for (const { row, column, message, title } of report?.remarks ?? []) {
    console.log(`Row ${row}, ${column}, ${title}: ${message}`)
  }
  for (const { row, title, fields } of report?.contradictions ?? []) {
    for (const { column, before, after } of fields) {
      console.log(`Row ${row}, ${column}: ${importMessages.contradicted({ title, before, after })}`)
    }
  }
  for (const { row, title, message } of report?.unfinished ?? []) console.log(`Row ${row}, ${title}: ${message}`)
  if ('error' in end) console.log(`${end.error}: ${end.reason}`)
  else if (end.message) console.log(end.message)
  const { total, created, changed, skipped, left, failed, contradicted } = report ?? {}
  const problem = 'error' in end ? end.reason : null
  process.stdout.write(
    `${JSON.stringify({ imported: { total, created, changed, skipped, left, failed, contradicted }, problem })}\n`,
  )
}

const payload = await getPayload({ config, disableOnInit: true })
// Ctrl-C ends the process; the database then rolls back the file's single transaction.
const end = await importers[kind as keyof typeof importers]({
  payload,
  actor: null,
  fileName: path.basename(file),
  source: createReadStream(path.resolve(file)),
  mode: mode as ImportMode,
  drafts: drafts as DraftChoice,
  signal: new AbortController().signal,
  onProgress,
})
process.stderr.write('\n')
await tagsCleared()
await payload.destroy()
close(end)
process.exit('error' in end ? 1 : 0)
