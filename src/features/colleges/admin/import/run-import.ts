import type { Payload, PayloadRequest } from 'payload'
import { clearTags, tags } from '@/lib/cache'
import { slugify } from '@/lib/slug'
import { inTransaction } from '@/lib/transaction'
import type { College, User } from '@/payload-types'
import { COLUMN_NAMES, type CollegeData, writeRow } from '../../import/columns'
import { collegeImportTexts as texts } from '../../import/texts'
import { beginHistory, type ImportHistory } from './history'
import { ImportProblem, rowsOf } from './rows'

const ROWS_PER_BATCH = 200
const MOST_ERRORS_KEPT = 200
const ROWS_SHOWN = 10

/** `check` writes nothing; `all` imports everything or nothing; `skip` imports the good rows. */
export type ImportMode = 'check' | 'all' | 'skip'
type Outcome = 'create' | 'update' | 'same'

export interface ImportError {
  line: number
  column: string
  message: string
}

export interface ImportReport {
  total: number
  created: number
  updated: number
  unchanged: number
  failed: number
  /** The first two hundred; `failed` counts the rows of all of them. */
  errors: ImportError[]
  firstRows: { line: number; name: string; place: string; outcome: Outcome }[]
}

interface ImportOptions {
  file: string
  fileName: string
  mode: ImportMode
  user?: User
  signal?: AbortSignal
  onProgress?: (rows: number) => void
}

interface GoodRow {
  line: number
  data: CollegeData
}

/**
 * Imports a file of colleges, or says what an import would do.
 * @throws ImportProblem when the file as a whole cannot be imported; in the modes `check` and `all` nothing is written then
 */
export async function runCollegeImport(payload: Payload, options: ImportOptions): Promise<ImportReport> {
  if (options.mode === 'check') return readAll(payload, options)
  const history = await beginHistory(payload, options)
  try {
    if (options.mode === 'all') await refuseBadRows(payload, options)
    const report =
      options.mode === 'all'
        ? await inTransaction(payload, (req) => readAll(payload, options, { req, history }), options.user)
        : await readAll(payload, options, { history })
    await history.finish(report)
    return report
  } catch (error) {
    const reason = error instanceof ImportProblem ? error.message : texts.file.unexpected
    await history.fail(options.signal?.aborted ? 'cancelled' : 'failed', reason)
    throw error
  } finally {
    clearTags({ payload, context: {} } as unknown as PayloadRequest, [tags.colleges()])
  }
}

async function refuseBadRows(payload: Payload, options: ImportOptions): Promise<void> {
  const report = await readAll(payload, { ...options, onProgress: undefined })
  if (report.failed > 0) throw new BadRows(report)
}

/** Some rows are wrong and all were wanted or none. */
export class BadRows extends ImportProblem {
  constructor(readonly report: ImportReport) {
    super(texts.file.badRows(report.failed))
  }
}

interface Writing {
  /** One transaction for the whole file; without it every row stands alone. */
  req?: PayloadRequest
  history: ImportHistory
}

async function readAll(payload: Payload, options: ImportOptions, writing?: Writing): Promise<ImportReport> {
  const report: ImportReport = { total: 0, created: 0, updated: 0, unchanged: 0, failed: 0, errors: [], firstRows: [] }
  const lines = new Map<string, number>()
  let batch: GoodRow[] = []
  const fail = (line: number, problems: readonly { column: string; message: string }[]) => {
    report.failed += 1
    const room = MOST_ERRORS_KEPT - report.errors.length
    report.errors.push(...problems.slice(0, Math.max(0, room)).map((problem) => ({ line, ...problem })))
  }
  const flush = async () => {
    options.signal?.throwIfAborted()
    await handleBatch(payload, batch, { report, fail, writing, user: options.user, lines })
    batch = []
    options.onProgress?.(report.total)
    await writing?.history.progress(report)
  }
  for await (const { line, reading } of rowsOf(options.file)) {
    report.total += 1
    if ('problems' in reading) fail(line, reading.problems)
    else batch.push({ line, data: reading.data })
    if (batch.length === ROWS_PER_BATCH) await flush()
  }
  await flush()
  if (report.total === 0) throw new ImportProblem(texts.file.noRows)
  return report
}

interface BatchWork {
  report: ImportReport
  fail: (line: number, problems: { column: string; message: string }[]) => void
  writing?: Writing
  user?: User
  /** The line of every address and of every name in its place that the file has used so far. */
  lines: Map<string, number>
}

async function handleBatch(payload: Payload, batch: readonly GoodRow[], work: BatchWork): Promise<void> {
  if (batch.length === 0) return
  const { report, fail, lines } = work
  const known = await knownColleges(payload, batch, work.writing?.req)
  for (const { line, data } of batch) {
    const before = matchOf(data, known)
    const slug = before?.slug ?? slugsOf(data).find((candidate) => !known.has(candidate) && !lines.has(candidate))
    const names = [data.slug ?? placeOf(data), ...(slug ? [slug] : [])]
    const earlier = names.map((name) => lines.get(name)).find((found) => found !== undefined)
    if (earlier !== undefined) {
      fail(line, [{ column: data.slug ? 'slug' : 'name', message: texts.row.twice(earlier) }])
      continue
    }
    for (const name of names) lines.set(name, line)
    const outcome: Outcome = before ? (isSame(before, data) ? 'same' : 'update') : 'create'
    try {
      if (work.writing && outcome !== 'same') await write(payload, { ...data, slug }, before, work)
    } catch (error) {
      // Inside the one transaction of the file a failed row ends it.
      if (work.writing?.req) throw error
      fail(line, problemsOf(error))
      continue
    }
    report[outcome === 'create' ? 'created' : outcome === 'update' ? 'updated' : 'unchanged'] += 1
    if (report.firstRows.length < ROWS_SHOWN) {
      report.firstRows.push({ line, name: data.name ?? '', place: `${data.location}, ${data.state}`, outcome })
    }
  }
}

/** The addresses a row may stand for: the one it states, else those its name and place make. */
function slugsOf({ slug, name, location }: CollegeData): string[] {
  if (slug) return [slug]
  const stem = slugify(name ?? '')
  return [stem, `${stem}-${slugify(location ?? '')}`]
}

/** A name in its place; the sign between them is in no address. */
const placeOf = ({ name, location }: CollegeData): string => `${slugify(name ?? '')}@${slugify(location ?? '')}`

async function knownColleges(payload: Payload, batch: readonly GoodRow[], req?: PayloadRequest) {
  const slugs = [...new Set(batch.flatMap(({ data }) => slugsOf(data)))]
  // Full authority: whoever called has been asked for the right to keep content, and hidden colleges count as well.
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { slug: { in: slugs } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((college) => [college.slug ?? '', college]))
}

/** The college a row changes: that of its slug, or without one that of the same name in the same place. */
function matchOf(data: CollegeData, known: ReadonlyMap<string, College>): College | undefined {
  if (data.slug) return known.get(data.slug)
  const place = data.location?.toLowerCase()
  return slugsOf(data)
    .map((slug) => known.get(slug))
    .find((college) => college?.location.toLowerCase() === place)
}

function isSame(before: College, data: CollegeData): boolean {
  const current = writeRow(before)
  return (
    before._status === 'published' &&
    writeRow({ ...before, ...stated(data) }).every(
      (cell, index) => cell === current[index] || COLUMN_NAMES[index] === 'slug',
    )
  )
}

const stated = ({ slug: _slug, ...data }: CollegeData): CollegeData => data

async function write(payload: Payload, data: CollegeData, before: College | undefined, { writing, user }: BatchWork) {
  const shared = {
    collection: 'colleges',
    depth: 0,
    // Full authority: the caller's right to keep content was checked where the file came in.
    overrideAccess: true,
    context: { disableRevalidate: true },
    ...(writing?.req ? { req: writing.req } : { user }),
  } as const
  if (before) {
    await payload.update({ ...shared, id: before.id, data: { ...stated(data), _status: 'published' } })
    return
  }
  await payload.create({
    ...shared,
    data: { status: 'Active', country: 'India', ...data, _status: 'published' } as College,
  })
}

function problemsOf(error: unknown): { column: string; message: string }[] {
  const details = error instanceof Error && 'data' in error ? (error.data as { errors?: unknown }) : null
  const errors = Array.isArray(details?.errors) ? (details.errors as { path?: string; message?: string }[]) : []
  if (errors.length > 0) return errors.map(({ path, message }) => ({ column: path ?? '', message: message ?? '' }))
  return [{ column: '', message: texts.file.unexpected }]
}
