import { createHash } from 'node:crypto'
import { pathsIn } from '@/lib/paths/site-paths'
import 'server-only'
import { type CsvRow, csvOf } from '@/cms/csv/csv-response'
import { cached, tags } from '@/lib/caching/cache'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { env } from '@/lib/env'
import { payloadClient } from '@/server/payload'
import { columnsOf, DATA_SET_NAMES, type DataSet, fileOf, LICENCE } from './data-sets'
import { openDataMessages } from './messages'
import { rowsOf } from './rows-queries'

/** The current content of a file. */
interface Edition {
  rows: number
  bytes: number
  /** SHA-256 of its bytes, in hexadecimal digits. */
  checksum: string
  /** Indian day on which it was counted, YYYY-MM-DD; empty during the build. */
  day: string
}

const TAGS: Record<DataSet, string[]> = {
  colleges: [tags.colleges(), tags.allColleges()],
  'closing-ranks': [tags.cutOffs(), tags.counselling(), tags.slugs(), tags.allColleges()],
  'hit-rates': [tags.cutOffs(), tags.counselling()],
  'pay-by-department': [tags.jobCards(), tags.allJobs()],
}

/** The file of a table, generated from the records. */
export const contentOf = async (set: DataSet) => fileWith(set, rowsOf(await payloadClient(), set))

const fileWith = (set: DataSet, pages: AsyncIterable<readonly CsvRow[]>) =>
  csvOf(Object.fromEntries(columnsOf(set).map(({ name }) => [name, name])), pages)

/** Current content of a file, with the checksum of its bytes. */
export const editionOf = (set: DataSet): Promise<Edition> =>
  cached(['open-data', set], TAGS[set], { rows: 0, bytes: 0, checksum: '', day: '' }, async () => {
    const hash = createHash('sha256')
    const edition = { rows: 0, bytes: 0, day: indianDay(new Date()) }
    const pages = rowsOf(await payloadClient(), set)
    async function* counted() {
      for await (const page of pages) {
        edition.rows += page.length
        yield page
      }
    }
    for await (const chunk of fileWith(set, counted())) {
      hash.update(chunk)
      edition.bytes += chunk.length
    }
    return { ...edition, checksum: hash.digest('hex') }
  })

/** Machine-readable descriptor of all tables: Frictionless Data's "Data Package", version 1. */
export async function dataPackage() {
  const messages = openDataMessages('en')
  const paths = pathsIn('en')
  return {
    profile: 'tabular-data-package',
    name: 'medical-admissions-and-careers',
    title: messages.title,
    description: messages.description,
    homepage: env.SITE_URL + paths.openData(),
    licenses: [LICENCE],
    resources: await Promise.all(
      DATA_SET_NAMES.map(async (set) => {
        const { rows, bytes, checksum, day } = await editionOf(set)
        return {
          name: set,
          title: messages.sets[set].title,
          description: messages.sets[set].about,
          path: env.SITE_URL + paths.openDataFile(fileOf(set)),
          profile: 'tabular-data-resource',
          format: 'csv',
          mediatype: 'text/csv',
          encoding: 'utf-8',
          bytes,
          hash: `sha256:${checksum}`,
          version: day,
          rows,
          licenses: [LICENCE],
          schema: {
            fields: columnsOf(set).map(({ name, type, unit }) => ({
              name,
              type,
              description: messages.meanings[name],
              ...(unit ? { unit: messages.units[unit] } : {}),
            })),
            missingValues: [''],
          },
        }
      }),
    ),
  }
}
