import type { Payload } from 'payload'
import { z } from 'zod'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { readTable } from '../files/read-content'
import { importRows } from './import-content'
import { type CollegeFact, collegesWithout } from './seed-queries'

export const KIND_ROW = z.object({
  slug: z.string(),
  kinds: z.string(),
  minority_of: z.string().optional(),
  document: z.string(),
})
export const POINT_ROW = z.object({
  slug: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  point_precision: z.string(),
  pin_code: z.string().optional(),
  document: z.string(),
})

/** Adds facts of a file to the colleges that lack them, with the importer of colleges. */
async function addFact(
  payload: Payload,
  fact: CollegeFact,
  columns: readonly string[],
  rows: readonly { slug: string }[],
): Promise<number> {
  const lacking = await collegesWithout(payload.db.pool, fact)
  return importRows(
    payload,
    collegeImporter,
    columns,
    rows.filter(({ slug }) => lacking.has(slug)),
  )
}

/** Coordinates of colleges, as precisely as known. */
export const seedPoints = (payload: Payload): Promise<number> =>
  addFact(
    payload,
    'point',
    ['slug', 'latitude', 'longitude', 'point_precision'],
    readTable('college-coordinates.csv', POINT_ROW),
  )

/** Kinds of colleges, besides their owner. */
export const seedKinds = (payload: Payload): Promise<number> =>
  addFact(payload, 'kinds', ['slug', 'kinds', 'minority_of'], readTable('college-kinds.csv', KIND_ROW))
