import { createHash } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { findAsServer, firstAsServer } from '@/cms/access/access'
import { isRecordId } from '@/lib/database/record-id'
import { stated } from '@/lib/views/stated'
import type { ChoiceList, User } from '@/payload-types'
import 'server-only'
import { isSameSecret, recordNamedBy, signedLink } from '@/lib/request/signed-link'
import { payloadClient } from '@/server/payload'
import { MAX } from './schema'

/** Fields of a list that make its link. */
type SharedRow = { id: string; shareKey?: string | null; sharedUntil?: string | null }

/** Token of a list's share link; null if not shared, or no longer. */
export function linkOf(secret: string, { id, shareKey, sharedUntil }: SharedRow, now: Date): string | null {
  const isShared = shareKey && sharedUntil && new Date(sharedUntil) > now
  return isShared ? signedLink(secret, { purpose: 'choice list links', id, key: shareKey }) : null
}

/** Whether a link is valid today. */
export const opens = (secret: string, link: string, row: SharedRow, now: Date): boolean =>
  isSameSecret(link, linkOf(secret, row, now))

/** The edition of a list, by its choices: naming, sharing and locking it make no other. */
export const editionOf = (query: string): number =>
  Number.parseInt(createHash('sha256').update(query).digest('hex').slice(0, 12), 16)

/** A choice list for its owner and holders of its link. */
export type KeptList = Awaited<ReturnType<typeof viewOf>>

async function viewOf(row: ChoiceList) {
  const { secret } = await payloadClient()
  const { shareMode, sharedUntil } = row
  const link = linkOf(secret, row, new Date())
  const versions = (row.versions ?? []).map(({ query, lockedAt }, at) => ({ number: at + 1, query, lockedAt }))
  return {
    /** `query` is the query string of the list's URL. */
    ...stated(row, ['id', 'name', 'query']),
    savedAt: row.updatedAt,
    /** Locked versions, newest first. */
    versions: versions.reverse(),
    /** Share settings; null if not shared, or no longer. */
    share: link && shareMode && sharedUntil ? { link, mode: shareMode, until: sharedUntil } : null,
  }
}

/** A person's saved lists, most recently saved first. */
export async function ownLists(user: User, req?: PayloadRequest): Promise<KeptList[]> {
  const docs = await readOwn({ user: { equals: user.id } }, user, req)
  return Promise.all(docs.map(viewOf))
}

/** One of a person's own lists; null if it is not theirs. */
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
    limit: MAX.lists,
    ...asOwner,
  })
  return docs
}

/** The list of a valid share link; null otherwise. */
export async function sharedList(link: unknown): Promise<KeptList | null> {
  const id = recordNamedBy(link)
  if (!id) return null
  const payload = await payloadClient()
  // Full authority: the link authorises its holder, and is checked below.
  const row = await firstAsServer(payload, 'choice-lists', { id: { equals: id } })
  return row && opens(payload.secret, String(link), row, new Date()) ? viewOf(row) : null
}

export type CommentView = Awaited<ReturnType<typeof commentsOf>>[number]

/** Comments on a list, newest first. The caller must have opened the list as its owner or by its link. */
export async function commentsOf({ id }: Pick<KeptList, 'id'>, req?: PayloadRequest) {
  const payload = await payloadClient()
  const newest = { sort: '-createdAt', req }
  // Full authority: comments are readable with the list.
  const comments = await findAsServer(payload, 'choice-list-comments', { list: { equals: id } }, newest)
  return comments.map((row) => ({ ...stated(row, ['id', 'by', 'name', 'text', 'about']), at: row.createdAt }))
}

/** What a person wrote on their own lists, for the export of their data; what others wrote there is not theirs. */
export async function ownCommentsForExport({ id }: User) {
  const payload = await payloadClient()
  const own: Where = { and: [{ 'list.user': { equals: id } }, { by: { equals: 'owner' } }] }
  // Full authority: the query is limited to this person's own.
  const comments = await findAsServer(payload, 'choice-list-comments', own, { sort: 'createdAt' })
  return comments.map((row) => stated(row, ['list', 'name', 'text', 'about', 'createdAt']))
}
