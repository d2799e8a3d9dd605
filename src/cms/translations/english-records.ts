import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { asServer } from '../access/authority'
import { metadataOf } from '../cms-metadata'
import { translationMessages as texts } from './messages'
import { type EnglishText, textsOf } from './texts'

type Configured = SanitizedCollectionConfig | SanitizedGlobalConfig

/** A record or global as its translations read it. */
export interface EnglishRecord {
  /** By which its translations name it: the id, or the slug of a global. */
  id: string
  /** As files name it. */
  name: string
  title: string
  texts: EnglishText[]
}

const isCollection = (config: Configured): config is SanitizedCollectionConfig => 'labels' in config

/** The collections and globals whose translations one collection keeps. */
export const englishOf = ({ config }: Payload, into: string): Configured[] =>
  [...config.collections, ...config.globals].filter((one) => metadataOf(one).translated?.into === into)

/** The collections of translations, in the order of what they are of. */
export const translationSlugs = ({ config }: Payload): CollectionSlug[] => [
  ...new Set([...config.collections, ...config.globals].flatMap((one) => metadataOf(one).translated?.into ?? [])),
]

/**
 * What visitors read in English; what lies in the trash is left out.
 * Full authority: who asks has been let in, and everything here is what the site says to everybody.
 */
export async function readEnglish(
  payload: Payload,
  into: string,
  { id, req }: { id?: string; req?: PayloadRequest } = {},
): Promise<EnglishRecord[]> {
  const read = englishOf(payload, into).map(async (config): Promise<EnglishRecord[]> => {
    const { fields, named = 'slug' } = metadataOf(config).translated ?? { fields: [] }
    if (!isCollection(config)) {
      if (id && id !== config.slug) return []
      const global = await payload.findGlobal({ slug: config.slug as GlobalSlug, depth: 0, overrideAccess: true, req })
      const title = typeof config.label === 'string' ? config.label : config.slug
      return [{ id: config.slug, name: config.slug, title, texts: textsOf(global, fields) }]
    }
    const title = config.admin.useAsTitle ?? 'id'
    const { docs } = await payload.find({
      collection: config.slug as CollectionSlug,
      where: id ? { id: { equals: id } } : {},
      sort: title,
      ...asServer(req),
    })
    return docs.map((doc) => {
      const row: Record<string, unknown> = { ...doc }
      return {
        id: String(doc.id),
        name: String(row[named] ?? ''),
        title: String(row[title] ?? ''),
        texts: textsOf(doc, fields),
      }
    })
  })
  return (await Promise.all(read)).flat()
}

function fieldAt(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name)
  return field && rest.length > 0 && 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest) : field
}

/** The most characters that a text may have: as many as the English. */
export function limitOf(payload: Payload, into: string, of: string): number {
  const limits = englishOf(payload, into).flatMap((config) => {
    const field = fieldAt(config.flattenedFields, of.split('.'))
    return field && 'maxLength' in field && field.maxLength ? [field.maxLength] : []
  })
  return Math.max(...limits)
}

/** What speaks against a text of a record in another language; nothing where it can be kept. */
export function problemOf(payload: Payload, into: string, english: EnglishText | undefined, text: string) {
  if (!english) return texts.unknownField
  const most = limitOf(payload, into, english.of)
  return text.length > most ? texts.tooLong(most) : undefined
}
