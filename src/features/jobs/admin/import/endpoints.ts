import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/roles'
import { clearTags, tags } from '@/lib/cache'
import { TEMPLATE } from '../../import/columns'
import { importTexts } from '../../import/texts'
import { importHistory } from './history'
import { type ImportReport, runImport } from './run-import'
import { ImportProblem, type SpooledFile, spool } from './spool'

/** One line of the answer: how far it is, or how it ended. */
export type ImportLine =
  | { progress: number }
  | { report: ImportReport; message: string | null }
  | { error: string; reason: string; status: 'failed' | 'cancelled' }

const MOST_TAGS_CLEARED = 500
const LONGEST_NAME = 200

const refusal = (status: number, error: string) => Response.json({ error, reason: '', status: 'failed' }, { status })

const isCsv = (fileName: string, type: string | null) =>
  fileName.toLowerCase().endsWith('.csv') || Boolean(type?.toLowerCase().startsWith('text/csv'))

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

/**
 * Takes a CSV file as the body of the request and answers line by line (NDJSON), so that a long file can show how far
 * it is. `mode=check` writes nothing; `mode=commit` writes everything in one transaction and records it in `imports`.
 */
export const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return refusal(403, importTexts.failed)
    const fileName = String(req.searchParams.get('name') ?? '').slice(0, LONGEST_NAME)
    if (!req.body || !isCsv(fileName, req.headers.get('content-type'))) return refusal(415, importTexts.notCsv)
    const source = bytesOf(req.body as ReadableStream<Uint8Array>)
    const commits = req.searchParams.get('mode') === 'commit'
    const cancelled = new AbortController()
    req.signal?.addEventListener('abort', () => cancelled.abort(), { once: true })
    const lines = new ReadableStream<Uint8Array>({
      async start(controller) {
        const encoder = new TextEncoder()
        const say = (line: ImportLine) => {
          if (!cancelled.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        }
        await importFile(req, { fileName, source, commits, signal: cancelled.signal, say })
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
  source: AsyncIterable<Uint8Array>
  commits: boolean
  signal: AbortSignal
  say: (line: ImportLine) => void
}

async function importFile(req: PayloadRequest, { fileName, source, commits, signal, say }: Upload): Promise<void> {
  const history = importHistory(req, fileName)
  let spooled: SpooledFile | undefined
  try {
    spooled = await spool(source, signal)
    if (commits) await history.begin(spooled.hash)
    const report = await runImport(req.payload, {
      spooled,
      signal,
      onProgress: (progress) => say({ progress }),
      commit: commits ? history.finish : undefined,
    })
    if (commits) {
      const changed = report.changedSlugs.slice(0, MOST_TAGS_CLEARED).map(tags.job)
      clearTags(req, [tags.jobs(), ...changed])
    }
    say({ report, message: commits ? importTexts.succeeded(fileName) : null })
  } catch (error) {
    const status = signal.aborted ? 'cancelled' : 'failed'
    const reason = signal.aborted
      ? importTexts.cancelled
      : error instanceof ImportProblem
        ? error.message
        : importTexts.unexpected
    if (!(error instanceof ImportProblem) && !signal.aborted) {
      req.payload.logger.error({ msg: 'import of vacancies failed', err: error })
    }
    if (commits) await history.fail(status, reason)
    say({ error: importTexts.failed, reason, status })
  } finally {
    await spooled?.remove()
  }
}

/** A file to begin with. */
export const importTemplateEndpoint: Endpoint = {
  path: '/import-template',
  method: 'get',
  handler: (req) => {
    if (!isAdmin(req.user)) return refusal(403, importTexts.failed)
    return new Response(`\uFEFF${TEMPLATE}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="vacancies-template.csv"',
        'cache-control': 'no-store',
      },
    })
  },
}
