import { createHash } from 'node:crypto'
import { isRecord } from '@/lib/is-record'

/** A translatable text of a record. */
export interface EnglishText {
  /** Path with 1-based rows: "faq.2.answer". */
  field: string
  /** Path without row, as features declare it: "faq.answer". */
  of: string
  text: string
}

export interface KeptText {
  field: string
  text?: string | null
  englishDigest?: string | null
}

/** Whether a record has no texts, or an unreviewed one in this language. */
export interface Spoken {
  isUnreviewed?: boolean
}

type Row = Record<string, unknown>
/** Digest that tells whether a text still is the one translated. */
export const digestOf = (text: string): string => createHash('sha256').update(text.trim()).digest('hex')

/** Path without the row. */
export const patternOf = (field: string): string =>
  field
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.')

function textsAt(value: unknown, names: readonly string[], at: readonly (string | number)[]): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsAt(entry, names, [...at, index + 1]))
  const [name, ...rest] = names
  if (name !== undefined) return isRecord(value) ? textsAt(value[name], rest, [...at, name]) : []
  return typeof value === 'string' && value.trim() ? [[at.join('.'), value]] : []
}

/** Texts of a record at the declared fields; lists on the way are walked. */
export const textsOf = (record: unknown, fields: readonly string[]): EnglishText[] =>
  fields.flatMap((of) => textsAt(record, of.split('.'), []).map(([field, text]) => ({ field, of, text })))

/**
 * Translations by field of today's English. A list row is recognised by its English, wherever it is now; one at its old
 * position made from a row that has moved does not count.
 */
export function translationsOf<Kept extends KeptText>(
  english: readonly EnglishText[],
  kept: readonly Kept[],
): Map<string, Kept> {
  const translations = kept.filter(({ text }) => text)
  const byField = new Map(translations.map((one) => [one.field, one]))
  const nameOf = (of: string, digest: unknown) => `${of} ${String(digest)}`
  const byEnglish = new Map(translations.map((one) => [nameOf(patternOf(one.field), one.englishDigest), one]))
  const today = new Set(english.map(({ of, text }) => nameOf(of, digestOf(text))))
  return new Map(
    english.flatMap(({ field, of, text }) => {
      const own = byField.get(field)
      const isElsewhere = own && today.has(nameOf(of, own.englishDigest))
      const found =
        own?.englishDigest === digestOf(text)
          ? own
          : (byEnglish.get(nameOf(of, digestOf(text))) ?? (isElsewhere ? undefined : own))
      return found ? [[field, found]] : []
    }),
  )
}

/** Whether the English has changed since it was translated. */
export const isOutdated = ({ englishDigest }: KeptText, english: string): boolean => englishDigest !== digestOf(english)

/**
 * A record with translations in place of its English.
 * @param english its texts, with their `translationsOf`
 * @param isAlone whether no English stays: untranslated texts become empty, and rows with one are dropped
 */
export function withTranslations<T extends object>(
  record: T,
  english: readonly EnglishText[],
  { translations, isAlone = false }: { translations: ReadonlyMap<string, KeptText>; isAlone?: boolean },
): T {
  const localised = structuredClone(record) as Row
  const missing = new Set<string>()
  for (const { field, text } of english) {
    const names = field.split('.')
    const translated = translations.get(field)?.text
    const [list, row] = names
    if (!translated && row && Array.isArray(localised[list ?? ''])) missing.add(`${list}.${row}`)
    put(localised, names, translated ?? (isAlone ? null : text))
  }
  if (!isAlone) return localised as T
  const whole = ([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter((_, index) => !missing.has(`${name}.${index + 1}`)) : value,
  ]
  return Object.fromEntries(Object.entries(localised).map(whole)) as T
}

function put(into: Row, names: readonly string[], text: string | null): void {
  const [first = '', ...rest] = names
  const name = Array.isArray(into) ? String(Number(first) - 1) : first
  if (rest.length === 0) into[name] = text
  else put(into[name] as Row, rest, text)
}
