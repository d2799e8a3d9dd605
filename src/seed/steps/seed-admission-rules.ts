import type { Payload } from 'payload'
import { z } from 'zod'
import { RULE_LEVELS, RULE_TOPICS } from '@/features/counselling/schema'
import { readTable } from '../files/read-content'
import { AS_SEED, idsBySlug, writeAll } from './add-missing'

const RULE_ROW = z.object({
  key: z.string(),
  authority: z.string().optional(),
  region: z.string().optional(),
  topic: z.enum(RULE_TOPICS),
  level: z.enum(RULE_LEVELS),
  year: z.string(),
  statement: z.string().max(300),
  source: z.string(),
  source_kind: z.enum(['official', 'college', 'press']),
  source_address: z.string().optional(),
  status: z.enum(['published', 'draft']),
  doubt: z.string().optional(),
})
type RuleRow = z.output<typeof RULE_ROW>

/** Ids of the documents that some rules name; adds missing ones. */
async function documentsOf(payload: Payload, rows: readonly RuleRow[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'sources', pagination: false, depth: 0, overrideAccess: true })
  const ids = new Map(docs.map(({ title, id }) => [title, id]))
  for (const { source, source_kind, source_address, year } of rows) {
    if (ids.has(source)) continue
    const data = { title: source, kind: source_kind, address: source_address, year }
    ids.set(source, (await payload.create({ collection: 'sources', data, ...AS_SEED })).id)
  }
  return ids
}

/**
 * Adds missing rules. Those whose document was opened are published, the others are drafts.
 * @returns how many were added
 */
export async function seedAdmissionRules(payload: Payload): Promise<number> {
  const all = { trash: true, pagination: false, depth: 0, select: { key: true }, overrideAccess: true } as const
  const present = new Set((await payload.find({ collection: 'admission-rules', ...all })).docs.map(({ key }) => key))
  const authorities = await idsBySlug(payload, 'counselling-authorities', false)
  const regions = await idsBySlug(payload, 'regions', false)
  // Rules of an authority or a state that someone has deleted are skipped.
  const absent = readTable('admission-rules.csv', RULE_ROW).filter(
    ({ key, authority, region }) =>
      !present.has(key) && (authority ? authorities.has(authority) : regions.has(region ?? '')),
  )
  const documents = await documentsOf(payload, absent)
  await writeAll(absent, ({ authority, region, source, status, key, topic, level, year, statement, doubt }) => {
    const data = {
      ...{ key, topic, level, year, statement, doubt },
      authority: authority ? authorities.get(authority) : undefined,
      region: region ? regions.get(region) : undefined,
      source: documents.get(source),
      _status: status,
    }
    return payload.create({ collection: 'admission-rules', data, draft: status === 'draft', ...AS_SEED })
  })
  return absent.length
}
