import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { z } from 'zod'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { CENTRAL_CATEGORIES, RESTRICTIONS, TERM_KINDS } from '@/features/cut-offs/schema'
import { measureChangedRanks } from '@/features/cut-offs/tasks/measure-hit-rates'
import { contentFile, readTable } from '../files/read-content'
import { AS_SEED, idsBySlug } from './add-missing'
import { addNames, leaveOtherDocuments } from './closing-ranks-queries'
import { importContent } from './import-content'

const yes = z.literal('yes').transform(() => true)

const TERM = z.strictObject({
  authority: z.string(),
  kind: z.enum(TERM_KINDS),
  code: z.string(),
  words: z.string().optional(),
  explanation: z.string().optional(),
  central: z.enum(CENTRAL_CATEGORIES).optional(),
  category_group: z.string().optional(),
  restriction: z.enum(RESTRICTIONS).optional(),
  for_women: yes.optional(),
  for_residents: yes.optional(),
  region: z.string().optional(),
  instead_of: z.string().optional(),
  is_priced: yes.optional(),
  has_no_seats: yes.optional(),
})

/** The words of the authorities; a code without words is one whose meaning is still open. */
export const seatTerms = () => readTable('seat-terms.csv', TERM)

/** The words of the authorities that are not there yet. */
export async function seedSeatTerms(payload: Payload): Promise<number> {
  const authorities = await idsBySlug(payload, 'counselling-authorities')
  const regions = await idsBySlug(payload, 'regions')
  // Full authority: the seed writes for nobody in particular.
  const { docs } = await payload.find({ collection: 'seat-terms', pagination: false, depth: 0, overrideAccess: true })
  const present = new Map(docs.map((term) => [[term.authority, term.kind, term.code].join('\n'), term]))
  let added = 0
  for (const row of seatTerms()) {
    const authority = authorities.get(row.authority)
    if (!authority || !row.words) continue
    const { kind, code, words, explanation, central, restriction } = row
    const region = row.region ? regions.get(row.region) : undefined
    const term = {
      ...{ kind, code, words, explanation, central, restriction, region },
      categoryGroup: row.category_group,
      forWomen: row.for_women,
      forResidents: row.for_residents,
      insteadOf: row.instead_of,
      isPriced: row.is_priced,
      hasNoSeats: row.has_no_seats,
    }
    const known = present.get([authority, kind, code].join('\n'))
    if (known?.words) continue
    if (known) await payload.update({ collection: 'seat-terms', id: known.id, data: term, ...AS_SEED })
    else await payload.create({ collection: 'seat-terms', data: { ...term, authority }, ...AS_SEED })
    added += 1
  }
  return added
}

const NAME = z.strictObject({ name: z.string(), state: z.string().default(''), college: z.string().optional() })

/** How lists call the colleges, and which college each name means; none where the site has no page of it. */
export const collegeNames = () => readTable('college-names.csv', NAME)

/** How lists call the colleges, before the first list comes. */
export const seedCollegeNames = (payload: Payload): Promise<number> =>
  addNames(
    payload.db.pool,
    collegeNames().map(({ name, state, college }) => ({ name, state, reference: college ?? null })),
  )

/** Leaves the rounds alone that the database has from another document: who brought it in knows better. */
const addingImporter: typeof closingRankImporter = {
  ...closingRankImporter,
  decide: async (work) => {
    await closingRankImporter.decide(work)
    await leaveOtherDocuments(work.client)
  },
}

const FOLDER = 'closing-ranks/'

/** The files of closing ranks, by their paths below `content/`. */
export const closingRankFiles = (): string[] =>
  readdirSync(contentFile(FOLDER))
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => `${FOLDER}${file}`)

/**
 * Adds the closing ranks of every file that the database does not have, changes none, and measures how often the bands
 * held in them. A file that has been read is not read again, so that what an editor has deleted of it stays away.
 * @returns how many were added
 */
export async function seedClosingRanks(payload: Payload): Promise<number> {
  let sum = 0
  for (const file of closingRankFiles()) {
    const key = `content of ${file}`
    const hash = createHash('sha256')
      .update(readFileSync(contentFile(file)))
      .digest('hex')
    if ((await payload.kv.get<string>(key)) === hash) continue
    const { added } = await importContent(payload, addingImporter, { file, present: 'leave' })
    await payload.kv.set(key, hash)
    sum += added
  }
  await measureChangedRanks(payload)
  return sum
}
