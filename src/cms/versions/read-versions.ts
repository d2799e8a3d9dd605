import type { CollectionSlug, Field, FieldHook, GlobalSlug, PayloadRequest } from 'payload'
import { idOf } from '@/lib/database/record-id'
import { contentKeeperField, findAsServer, nobodyField } from '../access/access'
import { isStaff } from '../access/roles'
import { writtenByServer } from '../fields/checks/checks'
import { trashMove } from '../trash/trash-hooks'

/** The author field of a record and its versions. */
const EDITED_BY = 'editedBy'

/**
 * The person saving is the author, whatever the form sent; the server's own saves have none. Trashing and restoring do
 * not change the author.
 */
const stampAuthor: FieldHook = ({ data, originalDoc, req }) => {
  if (originalDoc && data && trashMove(originalDoc, data)) return data[EDITED_BY] ?? null
  return isStaff(req.user) ? req.user?.id : null
}

export const editedByField: Field = {
  name: EDITED_BY,
  label: 'Last changed by',
  type: 'relationship',
  relationTo: 'users',
  custom: writtenByServer,
  access: { read: contentKeeperField, create: nobodyField, update: nobodyField },
  hooks: { beforeChange: [stampAuthor], beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
}

const ROWS_PER_PAGE = 10

export type Versioned = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

interface KeptVersion {
  id: string
  updatedAt: string
  latest?: boolean
  version: object
}

const fieldOf = (row: object, name: string): unknown => Object.entries(row).find(([key]) => key === name)?.[1]

async function namesOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  // Full authority: staff see each version's author; editors may not list people.
  const authors = { id: { in: [...new Set(ids)] } }
  const people = await findAsServer(req.payload, 'users', authors, { req, select: { fullName: true, email: true } })
  return new Map(people.map(({ id, fullName, email }) => [id, fullName || email]))
}

function find(req: PayloadRequest, of: Versioned, page: number, published: boolean) {
  const options = {
    limit: published ? 1 : ROWS_PER_PAGE,
    page: published ? 1 : page,
    sort: '-updatedAt',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  if ('global' in of) return req.payload.findGlobalVersions({ slug: of.global, ...options })
  const parent = { parent: { equals: of.id } }
  const where = published ? { and: [parent, { 'version._status': { equals: 'published' } }] } : parent
  return req.payload.findVersions({ collection: of.collection, where, trash: true, ...options })
}

/** A page of versions of a record or global, newest first, with authors. */
export async function readVersions(req: PayloadRequest, of: Versioned, page: number) {
  const [found, published] = await Promise.all([find(req, of, page, false), find(req, of, page, true)])
  const kept: KeptVersion[] = found.docs
  const authors = kept.map(({ version }) => idOf(fieldOf(version, EDITED_BY)))
  const names = await namesOf(
    req,
    authors.filter((id) => id !== null),
  )
  const rows = kept.map(({ id, updatedAt, latest, version }, index) => {
    const status = fieldOf(version, '_status')
    return {
      id,
      savedAt: updatedAt,
      /** Author; null for the server's own saves, and deleted people. */
      author: names.get(authors[index] ?? '') ?? null,
      /** Without drafts every version is published. */
      status: status === 'draft' || status === 'published' ? status : null,
      isLatest: Boolean(latest),
    }
  })
  const isShown = 'global' in of || (await isPublished(req, of))
  const shown: KeptVersion | undefined = published.docs[0]
  return {
    rows,
    page: found.page ?? 1,
    pages: found.totalPages,
    total: found.totalDocs,
    /** The published version, if any. */
    shown: isShown ? (shown?.id ?? null) : null,
  }
}

export type VersionRow = Awaited<ReturnType<typeof readVersions>>['rows'][number]

async function isPublished(req: PayloadRequest, { collection, id }: { collection: CollectionSlug; id: string }) {
  const own = { collection, id, depth: 0, overrideAccess: false, user: req.user, req, disableErrors: true } as const
  const record = await req.payload.findByID(own)
  return record !== null && fieldOf(record, '_status') === 'published'
}
