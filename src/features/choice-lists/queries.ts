import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { isRecordId } from '@/lib/database/record-id'
import type { ChoiceList, User } from '@/payload-types'
import 'server-only'
import { recordNamedBy } from '@/lib/request/signed-link'
import { payloadClient } from '@/server/payload'
import { type Commenter, MOST, type ShareMode } from './schema'
import { linkOf, opens } from './share-link'

/** A list of choices as its owner and those with its link see it. */
export interface KeptList {
  id: string
  name: string
  /** The address of the list, behind its question mark. */
  query: string
  savedAt: string
  /** What was locked, the newest first. */
  versions: { number: number; query: string; lockedAt: string }[]
  /** How it is shared; null where it is not, or no longer. */
  share: { link: string; mode: ShareMode; until: string } | null
}

export interface CommentView {
  id: string
  by: Commenter
  name: string
  text: string
  about: string | null
  at: string
}

async function viewOf(row: ChoiceList): Promise<KeptList> {
  const { secret } = await payloadClient()
  const { id, name, query, updatedAt, shareMode, sharedUntil } = row
  const link = linkOf(secret, row, new Date())
  const versions = (row.versions ?? []).map((version, at) => ({
    number: at + 1,
    query: version.query,
    lockedAt: version.lockedAt,
  }))
  return {
    id,
    name,
    query,
    savedAt: updatedAt,
    versions: versions.reverse(),
    share: link && shareMode && sharedUntil ? { link, mode: shareMode, until: sharedUntil } : null,
  }
}

/** The lists that a person keeps, the last saved first. */
export async function ownLists(user: User, req?: PayloadRequest): Promise<KeptList[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'choice-lists',
    where: { user: { equals: user.id } },
    sort: '-updatedAt',
    limit: MOST.lists,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user,
  })
  return Promise.all(docs.map(viewOf))
}

/** One of a person's own lists; null where they have none such. */
export async function ownList(user: User | null, id: unknown, req?: PayloadRequest): Promise<KeptList | null> {
  if (!user || !isRecordId(id)) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'choice-lists',
    where: { and: [{ id: { equals: id } }, { user: { equals: user.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user,
  })
  return docs[0] ? viewOf(docs[0]) : null
}

/** The list that a link opens today; null for any other link. */
export async function sharedList(link: unknown): Promise<KeptList | null> {
  const id = recordNamedBy(link)
  if (!id) return null
  const payload = await payloadClient()
  // Full authority: the link is what lets its holder in, and it is checked below.
  const { docs } = await payload.find({ collection: 'choice-lists', where: { id: { equals: id } }, ...asServer() })
  const [row] = docs
  return row && opens(payload.secret, String(link), row, new Date()) ? viewOf(row) : null
}

/** What was said of a list, the newest first. The list must have been opened by its owner or its link. */
export async function commentsOf({ id }: Pick<KeptList, 'id'>): Promise<CommentView[]> {
  const payload = await payloadClient()
  // Full authority: whoever may open the list may read what was said of it.
  const { docs } = await payload.find({
    collection: 'choice-list-comments',
    where: { list: { equals: id } },
    sort: '-createdAt',
    ...asServer(),
  })
  return docs.map((row) => ({
    id: row.id,
    by: row.by,
    name: row.name,
    text: row.text,
    about: row.about ?? null,
    at: row.createdAt,
  }))
}
