import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest, Where } from 'payload'
import { firstAsServer } from '@/cms/access/access'
import { endpoint, staffOnly } from '../access/access'
import { momentText, studioMessages } from '../admin/messages'

/** A record, or a global without an id. */
export interface Edited {
  slug: string
  id?: number | string
}

/**
 * When a record last changed, as far as the reader may know; for collections with drafts, of the newest version.
 * @returns null if it does not exist or may not be read
 */
async function lastChangeOf(req: PayloadRequest, { slug, id }: Edited): Promise<string | null> {
  const options = { depth: 0, draft: true, overrideAccess: false, user: req.user, disableErrors: true, req } as const
  const row =
    id === undefined
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...options })
      : await req.payload.findByID({ collection: slug as CollectionSlug, id, trash: true, ...options })
  return row && 'updatedAt' in row && typeof row.updatedAt === 'string' ? row.updatedAt : null
}

/**
 * Describes the author of the last change: the person in another tab, a colleague, or, where the audit log has no
 * author (an applicant, the scheduler, a bulk change), an unnamed person.
 * @param at moment of the change; its log entry follows right after
 */
export async function lastChangeInWords(req: PayloadRequest, { slug, id }: Edited, at: Date): Promise<string> {
  // Full authority: only administrators read the log, but every colleague learns whose work they would overwrite.
  const ofRecord: Where[] = [{ of: { equals: slug } }, { record: { equals: String(id ?? slug) } }]
  const since = { and: [...ofRecord, { createdAt: { greater_than_equal: at.toISOString() } }] }
  const entry = await firstAsServer(req.payload, 'audit-log', since, { req, sort: '-createdAt', depth: 1 })
  const person = typeof entry?.actor === 'object' ? entry.actor : null
  const { editedElsewhere: messages } = studioMessages
  if (!person) return messages.bySomebody(momentText(at))
  if (person.id === req.user?.id) return messages.byYou(momentText(at))
  return messages.by(person.fullName || person.email, momentText(at))
}

/** When a record last changed and by whom, in words: `?of=colleges&record=<id>`; null without access. */
export const lastChangeEndpoint: Endpoint = endpoint(staffOnly, 'get', '/last-change', async (req) => {
  const slug = req.searchParams.get('of') ?? ''
  const id = req.searchParams.get('record') ?? undefined
  const { collections, globals } = req.payload.config
  const isKnown = (id === undefined ? globals : collections).some((one) => one.slug === slug)
  const updatedAt = isKnown ? await lastChangeOf(req, { slug, id }) : null
  const said = updatedAt ? await lastChangeInWords(req, { slug, id }, new Date(updatedAt)) : null
  return Response.json({ updatedAt, said })
})
