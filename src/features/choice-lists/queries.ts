import type { PayloadRequest, Where } from 'payload'
import { asServer } from '@/cms/access/access'
import { isRecordId } from '@/lib/database/record-id'
import { stated } from '@/lib/stated'
import type { ChoiceList, User } from '@/payload-types'
import 'server-only'
import { isSameLink, recordNamedBy, signedLink } from '@/lib/request/signed-link'
import { payloadClient } from '@/server/payload'
import { MOST } from './schema'

/** What of a list makes its link. */
type SharedRow = { id: string; shareKey?: string | null; sharedUntil?: string | null }

/** The secret part of the link to a list; null where it is not shared, or no longer. */
export function linkOf(secret: string, { id, shareKey, sharedUntil }: SharedRow, now: Date): string | null {
  const isShared = shareKey && sharedUntil && new Date(sharedUntil) > now
  return isShared ? signedLink(secret, { purpose: 'choice list links', id, key: shareKey }) : null
}

/** Whether a link opens a list today. */
export function opens(secret: string, link: string, row: SharedRow, now: Date): boolean {
  const right = linkOf(secret, row, now)
  return right !== null && isSameLink(link, right)
}

/** A list of choices as its owner and those with its link see it. */
export type KeptList = Awaited<ReturnType<typeof viewOf>>

async function viewOf(row: ChoiceList) {
  const { secret } = await payloadClient()
  const { shareMode, sharedUntil } = row
  const link = linkOf(secret, row, new Date())
  const versions = (row.versions ?? []).map(({ query, lockedAt }, at) => ({ number: at + 1, query, lockedAt }))
  return {
    /** `query` is the address of the list, behind its question mark. */
    ...stated(row, ['id', 'name', 'query']),
    savedAt: row.updatedAt,
    /** What was locked, the newest first. */
    versions: versions.reverse(),
    /** How it is shared; null where it is not, or no longer. */
    share: link && shareMode && sharedUntil ? { link, mode: shareMode, until: sharedUntil } : null,
  }
}

/** The lists that a person keeps, the last saved first. */
export async function ownLists(user: User, req?: PayloadRequest): Promise<KeptList[]> {
  const docs = await readOwn({ user: { equals: user.id } }, user, req)
  return Promise.all(docs.map(viewOf))
}

/** One of a person's own lists; null where they have none such. */
export async function ownList(user: User | null, id: unknown, req?: PayloadRequest): Promise<KeptList | null> {
  if (!user || !isRecordId(id)) return null
  const [list] = await readOwn({ and: [{ id: { equals: id } }, { user: { equals: user.id } }] }, user, req)
  return list ? viewOf(list) : null
}

async function readOwn(where: Where, user: User, req?: PayloadRequest) {
  const payload = await payloadClient()
  const asOwner = { req, overrideAccess: false, user, depth: 0, pagination: false }
  const { docs } = await payload.find({
    collection: 'choice-lists',
    where,
    sort: '-updatedAt',
    limit: MOST.lists,
    ...asOwner,
  })
  return docs
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

export type CommentView = Awaited<ReturnType<typeof commentsOf>>[number]

/** What was said of a list, the newest first. The list must have been opened by its owner or its link. */
export async function commentsOf({ id }: Pick<KeptList, 'id'>) {
  const payload = await payloadClient()
  // Full authority: whoever may open the list may read what was said of it.
  const { docs } = await payload.find({
    collection: 'choice-list-comments',
    where: { list: { equals: id } },
    sort: '-createdAt',
    ...asServer(),
  })
  return docs.map((row) => ({ ...stated(row, ['id', 'by', 'name', 'text', 'about']), at: row.createdAt }))
}
