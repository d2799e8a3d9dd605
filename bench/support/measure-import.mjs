import { announced } from '../../scripts/lib/messages.mjs'
import { measureInside } from './search-pages.mjs'

/** A row may cost a tenth of a record created individually. */
const shareOfCreate = 0.1
/** In megabytes, after garbage collection. */
const extraMemory = 40
const LIMIT_SECONDS = 900

/**
 * Runs an import timing inside the product's own modules, on the bench database.
 * @param timing `{ file, noun }`: prefix of the timing's file name, and what a row is
 * @returns the rows of the table
 */
export async function measureImport(site, { file, noun }) {
  const measured = await announced(`Importing, one ${noun} a row`, () => measureInside(site, file, LIMIT_SECONDS))
  const { created, imported, fewPeak, manyPeak } = measured
  return [
    { what: `one ${noun} imported`, ours: imported, reference: created, unit: 'ms', limit: shareOfCreate },
    {
      what: 'memory for 100,000 rows against 1,000',
      ours: manyPeak,
      reference: fewPeak,
      unit: 'MB',
      difference: true,
      limit: extraMemory,
    },
  ]
}
