import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { asServer } from '../access/access'
import { metadataOf } from '../cms-metadata'
import { lockedMoment } from '../editing/moment-queries'
import { translationMessages as messages } from './messages'
import { type EnglishText, textsOf } from './texts'

export type Configured = SanitizedCollectionConfig | SanitizedGlobalConfig

/** A record or global as its translations read it. */
export interface EnglishRecord {
  /** By which its translations name it: the id, or the slug of a global. */
  id: string
  title: string
  texts: EnglishText[]
}

export const isCollection = (config: Configured): config is SanitizedCollectionConfig => 'labels' in config

/** The collections and globals whose translations one collection keeps. */
export const englishOf = ({ config }: Payload, into: string): Configured[] =>
  [...config.collections, ...config.globals].filter((one) => metadataOf(one).translated?.into === into)

/** The collections of translations, in the order in which the desk lists them. */
export function translationSlugs({ config }: Payload): CollectionSlug[] {
  const kept = new Set([...config.collections, ...config.globals].map((one) => metadataOf(one).translated?.into))
  return config.collections.map(({ slug }) => slug as CollectionSlug).filter((slug) => kept.has(slug))
}

/** The collection or global of one record; undefined for what can be neither's. */
const configOf = (payload: Payload, into: string, id: string): Configured | undefined =>
  englishOf(payload, into).find((one) => (isCollection(one) ? isRecordId(id) : one.slug === id))

/** Locks a record until the request has written: of two who translate it at once, the second sees the first. */
export async function holdEnglish(req: PayloadRequest, into: string, id: string): Promise<void> {
  const config = configOf(req.payload, into, id)
  if (config) await lockedMoment(req, config.slug, isCollection(config) ? id : undefined)
}

/**
 * What visitors read in English of one record or global; null where there is none, or it lies in the trash.
 * Full authority: who asks has been let in, and everything here is what the site says to everybody.
 */
export async function readEnglish(
  payload: Payload,
  into: string,
  id: string,
  req?: PayloadRequest,
): Promise<EnglishRecord | null> {
  const config = configOf(payload, into, id)
  if (!config) return null
  const { fields = [] } = metadataOf(config).translated ?? {}
  if (!isCollection(config)) {
    const global = await payload.findGlobal({ slug: config.slug as GlobalSlug, depth: 0, overrideAccess: true, req })
    return { id, title: titleOf(config), texts: textsOf(global, fields) }
  }
  const collection = config.slug as CollectionSlug
  const { docs } = await payload.find({ collection, where: { id: { equals: id } }, ...asServer(req) })
  if (!docs[0]) return null
  const doc: Record<string, unknown> = { ...docs[0] }
  return { id, title: String(doc[config.admin.useAsTitle ?? 'id'] ?? ''), texts: textsOf(doc, fields) }
}

/** What the studio calls a global. */
export const titleOf = ({ label, slug }: SanitizedGlobalConfig): string => (typeof label === 'string' ? label : slug)

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
  if (!english) return messages.unknownField
  const most = limitOf(payload, into, english.of)
  return text.length > most ? messages.tooLong(most) : undefined
}
