import fs from 'node:fs'
import { expect, it } from 'vitest'
import type { ImportReport } from '@/features/jobs/admin/import/run-import'

const CREATED_ONE_BY_ONE = 300
const FEW = 1_000
const MANY = 100_000
const LINES_PER_PIECE = 500
const LIMIT_MILLISECONDS = 600_000

const encoder = new TextEncoder()
const department = (n: number) => ['Cardiology', 'Surgery', 'Radiology', 'Neurology', 'Pediatrics'][n % 5]
const town = (n: number) => ['Pune', 'Delhi', 'Chennai', 'Mumbai', 'Patna', 'Kathmandu', 'Kochi'][n % 7]

async function* fileOf(rows: number): AsyncGenerator<Uint8Array> {
  let piece = 'job_title,location,department,qualification,experience,salary,deadline,institution,description\n'
  for (let n = 0; n < rows; n++) {
    piece += `Senior Resident ${n % 400},${town(n)},${department(n)},MD,${n % 9} years,${10 + (n % 20)}-30 LPA,31/12/2027,`
    piece += `Bench hospital ${rows} ${n},"A post of the bench, number ${n}, with a sentence about what it is."\n`
    if (n % LINES_PER_PIECE === 0) {
      yield encoder.encode(piece)
      piece = ''
    }
  }
  yield encoder.encode(piece)
}

it(
  'times vacancies created one by one and imported',
  async () => {
    const { testPayload, closePayload } = await import('../tests/setup/payload')
    const { spool } = await import('@/features/jobs/admin/import/spool')
    const { runImport } = await import('@/features/jobs/admin/import/run-import')
    const payload = await testPayload()
    const { signal } = new AbortController()

    async function importRows(rows: number): Promise<{ report: ImportReport; milliseconds: number; peak: number }> {
      let peak = 0
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss)
      }, 20)
      const begun = performance.now()
      const spooled = await spool(fileOf(rows), signal)
      const report = await runImport(payload, {
        spooled,
        signal,
        onProgress: () => undefined,
        commit: () => Promise.resolve(),
      })
      const milliseconds = performance.now() - begun
      clearInterval(watch)
      await spooled.remove()
      return { report, milliseconds, peak: peak / 1024 ** 2 }
    }

    const context = { disableRevalidate: true }
    const begun = performance.now()
    for (let n = 0; n < CREATED_ONE_BY_ONE; n++) {
      const data = { title: `Bench post ${n}`, department: 'Surgery', location: 'Pune', institution: 'Bench hospital' }
      const posted = { ...data, salary: '10-30 LPA', status: 'Active' as const, postedAt: new Date().toISOString() }
      await payload.create({ collection: 'jobs', data: posted, overrideAccess: true, context })
    }
    const created = (performance.now() - begun) / CREATED_ONE_BY_ONE

    const few = await importRows(FEW)
    const many = await importRows(MANY)
    expect(many.report).toMatchObject({ created: MANY, failed: 0 })
    await payload.db.pool.query("delete from jobs where institution like 'Bench hospital%'")
    await closePayload()
    const measured = { created, imported: many.milliseconds / MANY, fewPeak: few.peak, manyPeak: many.peak }
    fs.writeFileSync(process.env.BENCH_OUTPUT ?? '/dev/stdout', JSON.stringify(measured))
  },
  LIMIT_MILLISECONDS,
)
