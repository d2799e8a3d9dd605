import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { firstAsServer } from '../access/access'
import { metadataOf } from '../cms-metadata'
import { lockedMoment } from '../editing/moment-queries'
import { translationMessages as messages } from './messages'
import { type EnglishText, textsOf } from './texts'

export type Configured = SanitizedCollectionConfig | SanitizedGlobalConfig

/** A record or global as seen by translations. */
export interface EnglishRecord {
  /** The record's id, or the global's slug. */
  id: string
  title: string
  texts: EnglishText[]
}

export const isCollection = (config: Configured): config is SanitizedCollectionConfig => 'labels' in config

/** Collections and globals whose translations share a collection. */
export const englishOf = ({ config }: Payload, into: string): Configured[] =>
  [...config.collections, ...config.globals].filter((one) => metadataOf(one).translated?.into === into)

/** Translation collections in the desk's order. */
export function translationSlugs({ config }: Payload): CollectionSlug[] {
  const kept = new Set([...config.collections, ...config.globals].map((one) => metadataOf(one).translated?.into))
  return config.collections.map(({ slug }) => slug).filter((slug) => kept.has(slug))
}

/** Collection or global of a record's path; undefined if neither. */
const configOf = (payload: Payload, into: string, id: string): Configured | undefined =>
  englishOf(payload, into).find((one) => (isCollection(one) ? isRecordId(id) : one.slug === id))

/** Locks a record until the transaction ends: of two concurrent translators the second sees the first's work. */
export async function holdEnglish(req: PayloadRequest, into: string, id: string): Promise<void> {
  const config = configOf(req.payload, into, id)
  if (config) await lockedMoment(req, config.slug, isCollection(config) ? id : undefined)
}

/**
 * Published English of a record or global; null if missing or in the trash. Full authority: access to the screen was
 * checked, and everything here is public.
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
    const global = await payload.findGlobal({ slug: config.slug, depth: 0, overrideAccess: true, req })
    return { id, title: titleOf(config), texts: textsOf(global, fields) }
  }
  const found = await firstAsServer(payload, config.slug, { id: { equals: id } }, { req })
  if (!found) return null
  const doc: Record<string, unknown> = { ...found }
  return { id, title: String(doc[config.admin.useAsTitle ?? 'id'] ?? ''), texts: textsOf(doc, fields) }
}

/** Studio label of a global. */
export const titleOf = ({ label, slug }: SanitizedGlobalConfig): string => (typeof label === 'string' ? label : slug)

function fieldAt(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): FlattenedField | undefined {
  const field = fields.find((one) => one.name === name)
  return field && rest.length > 0 && 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest) : field
}

/** Maximum length: as for the English. */
export function limitOf(payload: Payload, into: string, of: string): number {
  const limits = englishOf(payload, into).flatMap((config) => {
    const field = fieldAt(config.flattenedFields, of.split('.'))
    return field && 'maxLength' in field && field.maxLength ? [field.maxLength] : []
  })
  return Math.max(...limits)
}

/** Validation errors of a translated text; empty if valid. */
export function problemOf(payload: Payload, into: string, english: EnglishText | undefined, text: string) {
  if (!english) return messages.unknownField
  const max = limitOf(payload, into, english.of)
  return text.length > max ? messages.tooLong(max) : undefined
}
