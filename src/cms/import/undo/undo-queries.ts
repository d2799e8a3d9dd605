import type { CollectionSlug, Payload } from 'payload'
import type { PoolClient } from 'pg'
import { metadataOf } from '../../cms-metadata'
import { columnTypes } from '../../database/column-types'
import { plannedSql } from '../../database/payload-schedules'
import { tableOf, versionTableOf } from '../../database/payload-tables'
import { hasDrafts } from '../../versions/restore-endpoint'
import type { Writing } from '../importer'
import { importLock } from '../run-import'
import { holdRecords, keepVersions, limitVersions, listsOf } from '../versions'

/** Why a row cannot be undone. */
type UndoError = 'gone' | 'trashed' | 'edited' | 'drafted' | 'planned' | 'inUse'

export interface WrittenRow {
  id: string
  line: number
  action: 'created' | 'changed'
  record: string
  title: string
  isUndone: boolean
  /** Why it cannot be undone; null if it can. */
  expectedError: UndoError | null
}

const ALL_LINES = 'true'
const quoted = (name: string) => `"${name}"`

/** SQL over `row` (of `import_rows`) and `own`, its record: why the row stays; null if it can be undone. */
function errorSql(payload: Pick<Payload, 'collections' | 'db'>, kind: CollectionSlug): string {
  const { config } = payload.collections[kind]
  const versions = versionTableOf(tableOf(kind))
  const { inUse } = metadataOf(config).import ?? {}
  return `case
    when own.id is null then 'gone'
    ${config.trash ? `when own.deleted_at is not null then 'trashed'` : ''}
    when own.updated_at is distinct from row.written_at then 'edited'
    ${
      hasDrafts(config)
        ? `when exists (select from ${versions} as version where version.parent_id = own.id and version.latest
             and version.updated_at > row.written_at + interval '1 millisecond') then 'drafted'
           when row.action = 'created' and own.id::text in (select record from ${plannedSql(kind)} as plans) then 'planned'`
        : ''
    }
    ${inUse ? `when row.action = 'created' and ${inUse('own')} then 'inUse'` : ''}
  end`
}

const importOf = (payload: Pick<Payload, 'collections'>, kind: CollectionSlug) =>
  metadataOf(payload.collections[kind].config).import

const rowsOf = (kind: CollectionSlug) =>
  `import_rows as row left join ${tableOf(kind)} as own on own.id = row.record::uuid`

/** The first rows an import wrote, with what prevents undoing each; and the total. */
export async function readWritten(payload: Payload, importId: string, kind: CollectionSlug, max: number) {
  const { rows } = await payload.db.pool.query<WrittenRow & { total: number; undoable: number }>(
    `with judged as (
       select row.id, row.line::int, row.action, row.record, coalesce(row.title, '') as title,
         row.is_undone as "isUndone", case when row.is_undone then null else ${errorSql(payload, kind)} end as "expectedError"
       from ${rowsOf(kind)} where row.import_id = $1
     )
     select *, count(*) over ()::int as total,
       (count(*) filter (where not "isUndone" and "expectedError" is null) over ())::int as undoable
     from judged order by ("expectedError" is null), line limit $2`,
    [importId, max],
  )
  return {
    rows: rows.map(({ total: _, undoable: __, ...row }) => row),
    total: rows[0]?.total ?? 0,
    undoable: rows[0]?.undoable ?? 0,
  }
}

/**
 * Undoes an import except for records edited since: changed records are restored, created ones move to the trash, or
 * are deleted where there is none. Blocks imports of this kind meanwhile. A newer draft is merged, as on import.
 * @returns how many rows were undone and kept
 */
export async function undoRows(work: Writing, kind: CollectionSlug, importId: string) {
  const { client, payload } = work
  await client.query(`select pg_advisory_xact_lock(${importLock(kind)})`)
  await client.query(`
    create temporary table staged (line int, target uuid, outcome text, action text, before jsonb) on commit drop`)
  await client.query(
    `insert into staged
     select row.line::int, row.record::uuid, case when ${errorSql(payload, kind)} is null then 'change' else 'refuse' end,
       row.action::text, row.before
     from ${rowsOf(kind)} where row.import_id = $1 and not row.is_undone`,
    [importId],
  )
  await holdRecords(work, kind, ALL_LINES)
  await restoreRecords(work, kind)
  await removeCreated(work, kind)
  await keepVersions(work, kind, ALL_LINES)
  await limitVersions(work, kind, ALL_LINES)
  for (const statement of importOf(payload, kind)?.afterUndo ?? []) {
    await client.query(statement)
  }
  await passOnToEarlier(work, kind, importId)
  await client.query(
    `update import_rows set is_undone = true, before = null, updated_at = now() from staged
     where import_rows.import_id = $1 and import_rows.line = staged.line and staged.outcome = 'change'`,
    [importId],
  )
  const { rows } = await client.query<{ undone: number; kept: number }>(`
    select (count(*) filter (where outcome = 'change'))::int as undone,
      (count(*) filter (where outcome = 'refuse'))::int as kept from staged`)
  return rows[0] ?? { undone: 0, kept: 0 }
}

/**
 * A record restored to what an earlier import made counts as written by that one: no one has edited it, and both can be
 * undone, the later one first. One with a new draft stays its author's.
 */
async function passOnToEarlier({ client, payload }: Writing, kind: CollectionSlug, importId: string): Promise<void> {
  const own = tableOf(kind)
  const isBegun = hasDrafts(payload.collections[kind].config)
    ? `and not exists (select from ${versionTableOf(own)} as version where version.parent_id = own.id and version.latest
         and version.version__status = 'draft')`
    : ''
  await client.query(
    `update import_rows as earlier set written_at = own.updated_at
     from staged join ${own} as own on own.id = staged.target
     where ${CHANGED} and earlier.record = staged.target::text and earlier.import_id <> $1 and not earlier.is_undone
       and earlier.written_at = (staged.before -> 'own' ->> 'updated_at')::timestamptz ${isBegun}`,
    [importId],
  )
}

const CHANGED = `staged.outcome = 'change' and staged.action = 'changed'`

async function restoreRecords({ client, payload }: Writing, kind: CollectionSlug): Promise<void> {
  const own = tableOf(kind)
  // The person undoing is the author; earlier authors may be gone.
  const kept = ['id', 'created_at', 'updated_at', 'edited_by_id', ...(importOf(payload, kind)?.keptByUndo ?? [])]
  const columns = [...columnTypes(payload, own).keys()].filter((name) => !kept.includes(name))
  if (columns.includes('slug')) await moveSlugs(client, kind)
  // A column added since has no previous value.
  const values = columns.map(
    (name) =>
      `${quoted(name)} = case when staged.before -> 'own' ? '${name}' then was.${quoted(name)} else own.${quoted(name)} end`,
  )
  await client.query(`
    update ${quoted(own)} as own set ${values.join(', ')}, updated_at = now()
    from staged cross join lateral jsonb_populate_record(null::${quoted(own)}, staged.before -> 'own') as was
    where own.id = staged.target and ${CHANGED}`)
  for (const { own: list, parent } of listsOf(payload, kind)) {
    await client.query(`
      delete from ${quoted(list)} where ${parent} in (select target from staged where ${CHANGED})`)
    await client.query(`
      insert into ${quoted(list)}
      select child.* from staged
        cross join lateral jsonb_populate_recordset(null::${quoted(list)}, staged.before -> 'lists' -> '${list}') as child
      where ${CHANGED}`)
  }
}

/** Redirects the import's slug to the previous one, as after any rename. */
async function moveSlugs(client: PoolClient, kind: CollectionSlug): Promise<void> {
  const renamed = `staged join ${tableOf(kind)} as own on own.id = staged.target
    where ${CHANGED} and own.slug is distinct from staged.before -> 'own' ->> 'slug'`
  await client.query(
    `delete from slug_history where "of"::text = $1 and slug in (
       select unnest(array[own.slug, staged.before -> 'own' ->> 'slug']) from ${renamed})`,
    [kind],
  )
  await client.query(
    `insert into slug_history ("of", slug, record) select $1, own.slug, own.id from ${renamed} and own.slug is not null`,
    [kind],
  )
}

async function removeCreated({ client, payload }: Writing, kind: CollectionSlug): Promise<void> {
  const made = `id in (select target from staged where outcome = 'change' and action = 'created')`
  await client.query(
    payload.collections[kind].config.trash
      ? `update ${tableOf(kind)} set deleted_at = now(), updated_at = now() where ${made}`
      : `delete from ${tableOf(kind)} where ${made}`,
  )
}
