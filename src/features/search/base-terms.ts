import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { SearchTerm } from '@/lib/search/dictionary'

type Row = Omit<SearchTerm, 'spellings'> & { spellings: string }

let terms: readonly SearchTerm[] | undefined

/**
 * The built-in search vocabulary; editors add to it in the studio. Former names of cities are from the states'
 * notifications, abbreviations those that the institutions use. Read lazily and once: migrations load the collections
 * without the content files.
 */
export function baseTerms(): readonly SearchTerm[] {
  terms ??= parse<Row>(readFileSync(join(process.cwd(), 'content/search-terms.csv'), 'utf8'), {
    columns: true,
    bom: true,
  }).map(({ spellings, ...term }) => ({ ...term, spellings: spellings.split('|').filter(Boolean) }))
  return terms
}
