import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createLocalReq, type Payload } from 'payload'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { NAME_ROW, nameImporter, TERM_ROW, termImporter } from '@/features/cut-offs/import/admin/term-importer'
import { measureChangedRanks } from '@/features/cut-offs/tasks/measure-hit-rates'
import { clearTags, tags } from '@/lib/caching/cache'
import { contentFile, readTable } from '../files/read-content'
import { leaveOtherDocuments } from './closing-ranks-queries'
import { importContent, importMissing } from './import-content'

/** The words of the authorities; a code without words is one whose meaning is still open. */
export const seatTerms = () => readTable('seat-terms.csv', TERM_ROW)

/** The words of the authorities that are not there yet, or have no words. */
export const seedSeatTerms = (payload: Payload): Promise<number> =>
  importMissing(payload, termImporter, 'seat-terms.csv')

/** How lists call the colleges, and which college each name means; none where the site has no page of it. */
export const collegeNames = () => readTable('college-names.csv', NAME_ROW)

/** How lists call the colleges, before the first list comes. */
export const seedCollegeNames = (payload: Payload): Promise<number> =>
  importMissing(payload, nameImporter, 'college-names.csv')

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
  const pools = await measureChangedRanks(payload)
  if (pools !== null) clearTags(await createLocalReq({}, payload), [tags.cutOffs()])
  return sum
}
