import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

type SluggedCollection = Extract<
  CollectionSlug,
  'courses' | 'regions' | 'colleges' | 'jobs' | 'counselling-authorities'
>

/** Number of concurrent writes: the next record is prepared while the database writes the others. */
const AT_ONCE = 6

/** Options of the seed's writes: on no one's behalf, and before any page could show them. */
export const AS_SEED = { overrideAccess: true, context: { disableRevalidate: true } } as const

/** Writes records with limited concurrency, started in order. */
export async function writeAll<T>(records: readonly T[], write: (record: T) => Promise<unknown>): Promise<void> {
  const left = records.values()
  const writeNext = async () => {
    for (const record of left) await write(record)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext))
}

/**
 * Ids of all records of a collection by slug.
 * @param trash whether to include records in the trash: they count as present, but nothing new refers to them
 */
export async function idsBySlug(
  payload: Payload,
  collection: SluggedCollection,
  trash = true,
): Promise<Map<string, string>> {
  // Full authority: drafts and inactive records count as present too.
  const { docs } = await payload.find({
    collection,
    trash,
    pagination: false,
    depth: 0,
    select: { slug: true },
    overrideAccess: true,
  })
  return new Map(docs.flatMap((doc) => (doc.slug ? [[doc.slug, doc.id] as const] : [])))
}

/**
 * Creates records whose slug is missing and leaves existing ones unchanged, so that the seed can run again at any time
 * without undoing an editor's work.
 * @returns how many were created
 */
export async function addMissing<Slug extends SluggedCollection>(
  payload: Payload,
  collection: Slug,
  records: (RequiredDataFromCollectionSlug<Slug> & { slug: string })[],
): Promise<number> {
  const present = await idsBySlug(payload, collection)
  const absent = records.filter(({ slug }) => !present.has(slug))
  await withoutLookingForOldVersions(payload, collection, () =>
    writeAll(absent, (data) => payload.create({ collection, data, ...AS_SEED })),
  )
  return absent.length
}

/**
 * Creates records without querying for surplus versions after each: a new record has one, and the query takes a fifth
 * of the record's time.
 */
async function withoutLookingForOldVersions(
  payload: Payload,
  collection: CollectionSlug,
  create: () => Promise<unknown>,
): Promise<void> {
  const { versions = { maxPerDoc: 0 } } = payload.collections[collection].config
  const max = versions.maxPerDoc
  versions.maxPerDoc = 0
  try {
    await create()
  } finally {
    versions.maxPerDoc = max
  }
}
