import fs from 'node:fs'
import type { Payload } from 'payload'
import type { Importer } from '@/cms/import/importer'
import { watchMemory } from './watch-memory'

const CREATED_ONE_BY_ONE = 300
const FEW = 1_000
const MANY = 100_000
const LINES_PER_PIECE = 500

const encoder = new TextEncoder()

interface Timed<Row> {
  importer: Importer<Row>
  header: string
  /** The nth row of a file with this many. */
  line: (n: number, rows: number) => string
  /** Creates the nth record as the studio does. */
  create: (payload: Payload, n: number) => Promise<unknown>
  /** SQL that removes the created records. */
  tidy: string
}

async function* fileOf<Row>({ header, line }: Timed<Row>, rows: number): AsyncGenerator<Uint8Array> {
  let piece = `${header}\n`
  for (let n = 0; n < rows; n++) {
    piece += `${line(n, rows)}\n`
    if (n % LINES_PER_PIECE === 0) {
      yield encoder.encode(piece)
      piece = ''
    }
  }
  yield encoder.encode(piece)
}

async function importRows<Row>(payload: Payload, timed: Timed<Row>, rows: number) {
  const { importFile } = await import('@/cms/import/import-file')
  const memory = watchMemory()
  const begun = performance.now()
  const end = await importFile(timed.importer, {
    payload,
    actor: null,
    fileName: 'bench.csv',
    source: fileOf(timed, rows),
    mode: 'all',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const milliseconds = performance.now() - begun
  const peak = memory.end()
  if ('error' in end || end.report.created !== rows) throw new Error(JSON.stringify(end))
  return { milliseconds, peak }
}

/**
 * Times records created one by one, then a small and a large file, and writes the results to BENCH_OUTPUT: milliseconds
 * per row, and peak memory after garbage collection, in megabytes.
 */
export async function timeImport<Row>(timed: Timed<Row>): Promise<void> {
  const { testPayload, closePayload } = await import('../../tests/setup/payload')
  const payload = await testPayload()
  try {
    const begun = performance.now()
    for (let n = 0; n < CREATED_ONE_BY_ONE; n++) await timed.create(payload, n)
    const created = (performance.now() - begun) / CREATED_ONE_BY_ONE
    const few = await importRows(payload, timed, FEW)
    const many = await importRows(payload, timed, MANY)
    const measured = { created, imported: many.milliseconds / MANY, fewPeak: few.peak, manyPeak: many.peak }
    fs.writeFileSync(process.env.BENCH_OUTPUT ?? '/dev/stdout', JSON.stringify(measured))
  } finally {
    await payload.db.pool.query(timed.tidy)
    await closePayload()
  }
}
