import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { asServer, countAsServer, findAsServer, findAsVisitor, firstAsServer } from '@/cms/access/access'
import { slugStems } from '@/lib/text/normal-forms/slug'

/** Records the old slug of a published record, so that its URL redirects permanently. */
export const rememberOldSlug: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const old = previousDoc?.slug
  if (operation !== 'update' || !old || old === doc.slug) return doc
  const where: Where = { and: [{ of: { equals: collection.slug } }, { slug: { equals: old } }] }
  // Full authority: no one edits this collection directly.
  await req.payload.delete({ collection: 'slug-history', where, overrideAccess: true, req })
  await req.payload.create({
    collection: 'slug-history',
    data: { of: collection.slug, slug: old, record: String(doc.id) },
    ...asServer(req),
  })
  return doc
}

export async function formerSlugsOf(req: PayloadRequest, collection: string, id: string | number): Promise<string[]> {
  // Full authority: only administrators may list old slugs.
  const former: Where = { and: [{ of: { equals: collection } }, { record: { equals: String(id) } }] }
  return (await findAsServer(req.payload, 'slug-history', former, { req })).map(({ slug }) => slug)
}

/** Id of the record that formerly had a slug; null if none. */
export async function recordOnceAt(payload: Payload, of: CollectionSlug, slug: string): Promise<string | null> {
  // Full authority: no one may list old slugs, but each leads to its public page.
  const former: Where = { and: [{ of: { equals: of } }, { slug: { equals: slug } }] }
  return (await firstAsServer(payload, 'slug-history', former))?.record ?? null
}

/**
 * Id of the record that visitors find at a slug: its current one, else one that it formerly had, as in a form that was
 * open while it was renamed.
 */
export async function visibleRecordAt(payload: Payload, of: CollectionSlug, slug: string): Promise<string | null> {
  const find = async (where: Where) => {
    const [found] = await findAsVisitor(payload, of, where, { select: {}, limit: 1 })
    return found ? String(found.id) : null
  }
  const present = await find({ slug: { equals: slug } })
  if (present) return present
  const former = await recordOnceAt(payload, of, slug)
  return former && find({ id: { equals: former } })
}

/** With more records of one name and place than this, the slug must be typed. */
const MAX_NAMESAKES = 200

interface SlugSources {
  /** Field the slug is made from. */
  from: string
  /** A second field to distinguish namesakes, such as the city. */
  apart?: string
  /** Prefix when the name has no Latin letter or digit. */
  kind?: string
  /** Reserved slugs; records of such a name get their place added. */
  kept?: (data: Record<string, unknown>) => readonly string[]
}

/**
 * Generates a missing slug from the name; if taken, adds the place, then a number. A typed slug is kept: the unique
 * index reports a conflict.
 */
export const fillSlug =
  ({ from, apart, kind = '', kept = () => [] }: SlugSources): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    if (!data || data.slug || (originalDoc?.slug && data.slug === undefined)) return data
    const text = (field: string) => String(data[field] ?? originalDoc?.[field] ?? '')
    const { base, stem } = slugStems(text(from), apart ? text(apart) : '', kind)
    if (!base) return data
    const ownId = originalDoc?.id
    const numbered = Array.from({ length: MAX_NAMESAKES }, (_, index) => `${stem}-${index + 2}`)
    const avoided = kept({ ...originalDoc, ...data })
    for (const candidate of [base, stem, ...numbered]) {
      if (!avoided.includes(candidate) && !(await isSlugTaken(req, collection.slug, candidate, ownId))) {
        return { ...data, slug: candidate }
      }
    }
    return data
  }

/** Whether another record outside the trash has this slug. */
export async function isSlugTaken(req: PayloadRequest, collection: CollectionSlug, slug: unknown, ownId?: string) {
  if (!slug) return false
  const own: Where[] = ownId ? [{ id: { not_equals: ownId } }] : []
  // Full authority: a draft's slug is taken too; a trashed record's is free.
  return (await countAsServer(req.payload, collection, { and: [{ slug: { equals: slug } }, ...own] }, { req })) > 0
}
