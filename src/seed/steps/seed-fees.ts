import type { Payload } from 'payload'
import { z } from 'zod'
import { feeImporter } from '@/features/colleges/import/fees/admin/importer'
import { readTable } from '../files/read-content'
import { importRows } from './import-content'
import { collegesWithoutFeesOf } from './seed-queries'

const FEE_ROW = z.object({
  slug: z.string(),
  course: z.string(),
  seat_pool: z.string(),
  year: z.string(),
  amount: z.string(),
  source: z.string(),
  source_kind: z.string(),
})

/** One file per state. */
const FILES = ['fees/karnataka.csv']

/** Adds fees by kind of seat to colleges that have none of the same document yet. */
export async function seedFees(payload: Payload): Promise<number> {
  let added = 0
  for (const file of FILES) {
    const rows = readTable(file, FEE_ROW)
    const lacking = await collegesWithoutFeesOf(payload.db.pool, [...new Set(rows.map(({ source }) => source))])
    added += await importRows(
      payload,
      feeImporter,
      Object.keys(FEE_ROW.shape),
      rows.filter(({ slug }) => lacking.has(slug)),
    )
  }
  return added
}
