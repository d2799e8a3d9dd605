import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { clearTags } from '@/lib/caching/cache'
import type { User } from '@/payload-types'
import { ImportProblem } from '../csv/messages'
import { type SpooledFile, spool } from '../csv/spool'
import { importHistory } from './history'
import type { Importer } from './importer'
import { importMessages } from './messages'
import type { DraftChoice, ImportEnd, ImportMode, ImportProgress } from './report/report'
import { BadRows, runImport } from './run-import'

export interface FileToImport {
  payload: Payload
  /** Request of the upload; absent on the command line. */
  req?: PayloadRequest
  /** Author for the records; their permission was checked already. */
  actor: User | null
  fileName: string
  source: AsyncIterable<Uint8Array>
  mode: ImportMode
  drafts?: DraftChoice
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
}

/**
 * Imports a file and records it in `imports`.
 * @returns the result; failures that are not the file's fault are logged
 */
export async function importFile<Row>(importer: Importer<Row>, file: FileToImport): Promise<ImportEnd> {
  const { payload, fileName, mode, signal } = file
  let spooled: SpooledFile | undefined
  let history: ReturnType<typeof importHistory> | undefined
  try {
    spooled = await spool(file.source, { signal, mostMegabytes: importer.mostMegabytes })
    if (mode !== 'check') {
      const facts = { kind: importer.kind, fileName, fileHash: spooled.hash, actor: file.actor }
      history = importHistory(payload, facts)
    }
    const report = await runImport(payload, importer, {
      spooled,
      mode,
      drafts: file.drafts,
      signal,
      author: file.actor?.id ?? null,
      onProgress: file.onProgress,
      onBegin: history?.begin,
      onCommit: history?.finish,
    })
    if (mode === 'check') return { report, message: null }
    clearTags(file.req ?? (await createLocalReq({}, payload)), importer.tags())
    return { report, message: importMessages.succeeded(fileName) }
  } catch (error) {
    const status = signal.aborted ? 'cancelled' : 'failed'
    const report = error instanceof BadRows ? error.report : undefined
    if (!(error instanceof ImportProblem) && !signal.aborted) {
      payload.logger.error({ msg: `import of ${importer.kind} failed`, err: error })
    }
    const reason = reasonOf(error, signal)
    await history?.fail(status, reason, report)
    return { error: importMessages.failed, reason, status, ...(report ? { report } : {}) }
  } finally {
    await spooled?.remove()
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return importMessages.cancelled
  return error instanceof ImportProblem ? error.message : importMessages.unexpected
}
