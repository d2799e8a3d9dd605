import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Language } from '../language'
import { placeText } from './format'

interface Row {
  kind: string
  english: string
  hindi: string
}

/** All that is known by a Hindi name. */
export const hindiNames = (): Row[] =>
  parse<Row>(readFileSync(join(process.cwd(), 'content/names.csv'), 'utf8'), { columns: true, bom: true })

let names: ReadonlyMap<string, string> | undefined

/** Read once, when the first Hindi page is drawn. */
const inHindi = () => {
  names ??= new Map(hindiNames().map(({ english, hindi }) => [english, hindi]))
  return names
}

/** What a region, town, course, department or designation is called; in English where nobody has said how. */
export const nameIn = (language: Language, english: string): string =>
  language === 'en' ? english : (inHindi().get(english) ?? english)

/** Town and state in one line, as `placeText`. */
export const placeIn = (language: Language, ...parts: (string | null | undefined)[]): string =>
  placeText(...parts.map((part) => part && nameIn(language, part)))
