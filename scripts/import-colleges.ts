import path from 'node:path'
import { getPayload } from 'payload'
import config from '../payload.config'
import { ImportProblem } from '../src/features/colleges/admin/import/rows'
import {
  BadRows,
  type ImportMode,
  type ImportReport,
  runCollegeImport,
} from '../src/features/colleges/admin/import/run-import'

const [file = '', mode = 'all'] = process.argv.slice(2)

/** Says what became of the file and closes with a JSON line, so that the caller can tell a finished run. */
function close(report: ImportReport | undefined, problem: string | null): void {
  for (const { line, column, message } of report?.errors ?? []) {
    console.log(`Line ${line}${column ? `, ${column}` : ''}: ${message}`)
  }
  const { total, created, updated, unchanged, failed } = report ?? {}
  process.stdout.write(`${JSON.stringify({ imported: { total, created, updated, unchanged, failed }, problem })}\n`)
}

const payload = await getPayload({ config, disableOnInit: true })
let isGood = true
try {
  const report = await runCollegeImport(payload, {
    file: path.resolve(file),
    fileName: path.basename(file),
    mode: mode as ImportMode,
    onProgress: (rows) => process.stderr.write(`\r${rows.toLocaleString('en-IN')} rows read `),
  })
  process.stderr.write('\n')
  close(report, null)
} catch (error) {
  if (!(error instanceof ImportProblem)) throw error
  isGood = false
  close(error instanceof BadRows ? error.report : undefined, error.message)
} finally {
  await payload.destroy()
}
process.exit(isGood ? 0 : 1)
