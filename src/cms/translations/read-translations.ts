import type { CollectionSlug, Payload, Where } from 'payload'
import { tags } from '@/lib/caching/cache'
import { isEditors, type Language } from '@/lib/language'
import { findAsServer } from '../access/access'
import { metadataOf } from '../cms-metadata'
import { isOutdated, type KeptText, type Spoken, textsOf, translationsOf, withTranslations } from './texts'

type PublishedText = KeptText & { record: string | { id: string }; origin?: string | null }

/** Cache tags of pages showing records in a language. */
export const translationTags = (language: Language): string[] => (isEditors(language) ? [] : [tags.translations()])

const keyOf = ({ record }: PublishedText) => (typeof record === 'string' ? record : record.id)

/**
 * Published translations of some records. Full authority: visitors have no direct access, and only published ones are
 * read.
 */
async function readPublished(payload: Payload, language: Language, into: CollectionSlug, records: string[]) {
  const published: Where = {
    and: [{ _status: { equals: 'published' } }, { language: { equals: language } }, { record: { in: records } }],
  }
  const docs: object[] = await findAsServer(payload, into, published)
  return docs as PublishedText[]
}

interface TranslationQuery {
  payload: Payload
  language: Language
  /** A collection or global that declares translations. */
  of: string
  /** Whether untranslated texts become empty instead of English. */
  isAlone?: boolean
}

/** Records translated for a page; unchanged in English. */
export async function recordsIn<T extends { id?: string | null }>(
  { payload, language, of, isAlone }: TranslationQuery,
  docs: T[],
): Promise<(T & Spoken)[]> {
  if (isEditors(language)) return docs
  const { collections, globals } = payload.config
  const { translated } = metadataOf([...collections, ...globals].find(({ slug }) => slug === of))
  if (!translated) return docs
  const nameOf = (doc: T) => (globals.some(({ slug }) => slug === of) ? of : (doc.id ?? ''))
  const published = await readPublished(payload, language, translated.into, docs.map(nameOf))
  return docs.map((doc) => {
    const kept = published.filter((one) => keyOf(one) === nameOf(doc))
    const english = textsOf(doc, translated.fields)
    const translations = translationsOf(english, kept)
    const isEach = english.every(({ field, text }) => {
      const one = translations.get(field)
      return one?.origin === 'reviewed' && !isOutdated(one, text)
    })
    return {
      ...withTranslations(doc, english, { translations, isAlone }),
      isUnreviewed: english.length === 0 || !isEach,
    }
  })
}

export async function globalIn<T extends object>(
  query: Omit<TranslationQuery, 'isAlone'>,
  global: T,
): Promise<T & Spoken> {
  const [spoken = global] = await recordsIn({ ...query, isAlone: true }, [global])
  return spoken
}
