import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createLocalReq, type Payload } from 'payload'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { NAME_ROW, nameImporter, TERM_ROW, termImporter } from '@/features/cut-offs/import/admin/term-importer'
import { measureChangedRanks } from '@/features/cut-offs/tasks/measure-hit-rates'
import { clearTags, tags } from '@/lib/caching/cache'
import { contentFile, readTable } from '../files/read-content'
import { importContent, importMissing } from './import-content'
import { leaveOtherDocuments } from './seed-queries'

/** Terms of the authorities; a code without a term has no known meaning yet. */
export const seatTerms = () => readTable('seat-terms.csv', TERM_ROW)

/** Adds terms of the authorities that are missing or empty. */
export const seedSeatTerms = (payload: Payload): Promise<number> =>
  importMissing(payload, termImporter, 'seat-terms.csv')

/** Names of colleges in lists, and the college each one means; none if the site has no page of it. */
export const collegeNames = () => readTable('college-names.csv', NAME_ROW)

/** Adds the names of colleges in lists, before the first list is imported. */
export const seedCollegeNames = (payload: Payload): Promise<number> =>
  importMissing(payload, nameImporter, 'college-names.csv')

/** Leaves rounds from another document alone: an editor imported them. */
const addingImporter: typeof closingRankImporter = {
  ...closingRankImporter,
  decide: async (work) => {
    await closingRankImporter.decide(work)
    await leaveOtherDocuments(work.client)
  },
}

const FOLDER = 'closing-ranks/'

/** Files of closing ranks, by path below `content/`. */
export const closingRankFiles = (): string[] =>
  readdirSync(contentFile(FOLDER))
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => `${FOLDER}${file}`)

/**
 * Adds the closing ranks of every file that the database does not have, changes none, and measures how often the bands
 * held in them. A file that has been imported is not read again, so that what an editor has deleted of it stays
 * deleted.
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
  const pools = await measureChangedRanks(payload)
  if (pools !== null) clearTags(await createLocalReq({}, payload), [tags.cutOffs()])
  return sum
}
