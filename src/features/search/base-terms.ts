import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { SearchTerm } from '@/lib/search/search-term'

type Row = Omit<SearchTerm, 'spellings'> & { spellings: string }

/**
 * The vocabulary that every search begins with; editors add to it in the studio. Former names of cities follow the
 * notifications of the states, abbreviations are those that the institutions use of themselves.
 */
export const BASE_TERMS: readonly SearchTerm[] = parse<Row>(
  readFileSync(join(process.cwd(), 'content/search-terms.csv'), 'utf8'),
  { columns: true, bom: true },
).map(({ spellings, ...term }) => ({ ...term, spellings: spellings.split('|').filter(Boolean) }))
