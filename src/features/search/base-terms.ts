import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { SearchTerm } from '@/lib/search/dictionary'

type Row = Omit<SearchTerm, 'spellings'> & { spellings: string }

let terms: readonly SearchTerm[] | undefined

/**
 * The vocabulary that every search begins with; editors add to it in the studio. Former names of cities follow the
 * notifications of the states, abbreviations are those that the institutions use of themselves. Read once, when first
 * asked for: migrations load the collections where no content lies.
 */
export function baseTerms(): readonly SearchTerm[] {
  terms ??= parse<Row>(readFileSync(join(process.cwd(), 'content/search-terms.csv'), 'utf8'), {
    columns: true,
    bom: true,
  }).map(({ spellings, ...term }) => ({ ...term, spellings: spellings.split('|').filter(Boolean) }))
  return terms
}
