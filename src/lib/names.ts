import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Language } from './language'
import { placeText } from './text/format'

// Reads a file: on the server only.

interface Named {
  kind: string
  english: string
  hindi: string
}

/** Everything with a Hindi name. */
export const hindiNames = (): Named[] =>
  parse<Named>(readFileSync(join(process.cwd(), 'content/names.csv'), 'utf8'), { columns: true, bom: true })

let names: ReadonlyMap<string, string> | undefined

/** Built once, for the first Hindi page. */
const inHindi = () => {
  names ??= new Map(hindiNames().map(({ english, hindi }) => [english, hindi]))
  return names
}

/** Name of a region, town, course, department or designation; in English if it has no translation. */
export const nameIn = (language: Language, english: string): string =>
  language === 'en' ? english : (inHindi().get(english) ?? english)

/** Town and state in one line, as `placeText`. */
export const placeIn = (language: Language, ...parts: (string | null | undefined)[]): string =>
  placeText(...parts.map((part) => part && nameIn(language, part)))
