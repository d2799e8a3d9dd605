import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { keepsContent } from '@/cms/roles'
import type { User } from '@/payload-types'
import { COLUMN_NAMES, writeRow } from '../../import/columns'
import { collegeImportTexts as texts } from '../../import/texts'
import { ImportProblem } from './rows'
import { BadRows, type ImportMode, type ImportReport, runCollegeImport } from './run-import'

/** One line of the answer: how far it is, or how it ended. */
export type ImportLine =
  | { progress: number }
  | { report: ImportReport; message: string | null }
  | { error: string; reason: string; report?: ImportReport }

const MOST_BYTES = 100 * 1024 * 1024
const LONGEST_NAME = 200
const ROWS_PER_READ = 500
const MODES: readonly ImportMode[] = ['check', 'all', 'skip']

const keeperOf = (req: PayloadRequest): User | null =>
  req.user?.collection === 'users' && keepsContent(req.user) ? (req.user as User) : null
const refusal = (status: number, error: string) => Response.json({ error, reason: '' }, { status })

/**
 * Takes a CSV file as the body of the request and answers line by line (NDJSON), so that a long file shows how far it
 * is. `mode=check` writes nothing, `mode=all` imports everything or nothing, `mode=skip` leaves bad rows out.
 */
export const importCollegesEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: (req) => {
    const user = keeperOf(req)
    if (!user) return refusal(403, texts.notAllowed)
    const fileName = String(req.searchParams.get('name') ?? '').slice(0, LONGEST_NAME)
    const mode = MODES.find((known) => known === req.searchParams.get('mode')) ?? 'check'
    const body = req.body as ReadableStream<Uint8Array> | null | undefined
    const isCsv = fileName.toLowerCase().endsWith('.csv') || req.headers.get('content-type')?.startsWith('text/csv')
    if (!body || !isCsv) return refusal(415, texts.notCsv)
    const cancelled = new AbortController()
    req.signal?.addEventListener('abort', () => cancelled.abort(), { once: true })
    const lines = new ReadableStream<Uint8Array>({
      async start(controller) {
        const encoder = new TextEncoder()
        const say = (line: ImportLine) => {
          if (!cancelled.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        }
        await takeFile(req, body, { fileName, mode, user, signal: cancelled.signal, say })
        if (!cancelled.signal.aborted) controller.close()
      },
      cancel: () => cancelled.abort(),
    })
    return new Response(lines, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    })
  },
}

interface Upload {
  fileName: string
  mode: ImportMode
  user: User
  signal: AbortSignal
  say: (line: ImportLine) => void
}

async function takeFile(req: PayloadRequest, body: ReadableStream<Uint8Array>, { say, ...upload }: Upload) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'colleges-'))
  try {
    const file = path.join(folder, 'upload.csv')
    await keepUpload(body, file)
    const report = await runCollegeImport(req.payload, { ...upload, file, onProgress: (progress) => say({ progress }) })
    say({ report, message: upload.mode === 'check' ? null : texts.succeeded(upload.fileName) })
  } catch (error) {
    const isExpected = error instanceof ImportProblem
    if (!isExpected && !upload.signal.aborted)
      req.payload.logger.error({ msg: 'import of colleges failed', err: error })
    const reason = isExpected ? error.message : upload.signal.aborted ? texts.file.cancelled : texts.file.unexpected
    say({ error: texts.failed, reason, ...(error instanceof BadRows ? { report: error.report } : {}) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the upload to disk, so that its size never decides how much memory an import takes. */
async function keepUpload(body: ReadableStream<Uint8Array>, file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  const reader = body.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > MOST_BYTES) throw new ImportProblem(texts.file.tooLarge)
      await handle.write(value)
    }
  } finally {
    reader.releaseLock()
    await handle.close()
  }
  if (size === 0) throw new ImportProblem(texts.file.empty)
}

const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
})

/** All published colleges as CSV, hidden ones included; importing the file again changes nothing. */
export const exportCollegesEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    if (!keeperOf(req)) return refusal(403, texts.notAllowed)
    const encoder = new TextEncoder()
    const rows = exportedRows(req)
    const lines = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await rows.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await rows.return(undefined)
      },
    })
    return new Response(lines, { headers: csvHeaders('colleges.csv') })
  },
}

async function* exportedRows(req: PayloadRequest): AsyncGenerator<string> {
  yield `\uFEFF${stringify([COLUMN_NAMES])}`
  let last: string | null = null
  for (;;) {
    const published: Where = { _status: { equals: 'published' } }
    const where: Where = last ? { and: [published, { id: { greater_than: last } }] } : published
    const { docs } = await req.payload.find({
      collection: 'colleges',
      where,
      sort: 'id',
      limit: ROWS_PER_READ,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length === 0) return
    yield stringify(docs.map((college) => writeRow(college)))
    last = docs.at(-1)?.id ?? null
  }
}

/** A file to begin with: the header alone. */
export const collegeTemplateEndpoint: Endpoint = {
  path: '/import-template',
  method: 'get',
  handler: (req) =>
    keeperOf(req)
      ? new Response(`\uFEFF${stringify([COLUMN_NAMES])}`, { headers: csvHeaders('colleges-template.csv') })
      : refusal(403, texts.notAllowed),
}
