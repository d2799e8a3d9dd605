import type { CollectionSlug } from 'payload'
import { metadataOf } from '../cms-metadata'
import { columnTypes } from '../database/column-types'
import { tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'
import { hasDrafts } from '../versions/restore-endpoint'
import type { Writing } from './importer'

interface Pair {
  own: string
  kept: string
  /** Type casts between both: versions have separate enums. */
  ownType: string
  copyType: string
}

interface ChildTables {
  own: string
  kept: string
  /** Column of the parent id: it differs between value lists and arrays. */
  parent: 'parent_id' | '_parent_id'
  /** Columns in both besides the parent, in the same order. */
  columns: Pair[]
}

const quoted = (name: string) => `"${name}"`

/** Rows an import has written in a range of lines. */
const writtenIn = (range: string) => `(select target from staged where outcome in ('create', 'change') and ${range})`

function pairsOf(payload: Writing['payload'], own: string, kept: string, prefix: string): Pair[] {
  const copyTypes = columnTypes(payload, kept)
  return [...columnTypes(payload, own)].flatMap(([name, ownType]) => {
    const copyType = copyTypes.get(`${prefix}${name}`)
    return copyType ? [{ own: name, kept: `${prefix}${name}`, ownType, copyType }] : []
  })
}

/** A child table beside its versions table, where the row id has another name. */
function childTables(payload: Writing['payload'], own: string, kept: string): ChildTables {
  const copyTypes = columnTypes(payload, kept)
  const parent = copyTypes.has('_parent_id') ? '_parent_id' : 'parent_id'
  const columns = pairsOf(payload, own, kept, '').filter((pair) => !['id', parent].includes(pair.own))
  const row: Pair = { own: 'id', kept: '_uuid', ownType: 'varchar', copyType: 'varchar' }
  return { own, kept, parent, columns: copyTypes.has('_uuid') ? [...columns, row] : columns }
}

/** How a collection's tables map to its versions' tables, from Payload's schema. */
function tablesOf(payload: Writing['payload'], collection: CollectionSlug) {
  const own = tableOf(collection)
  const kept = versionTableOf(own)
  const listPrefix = `${kept}_${versionColumnOf('')}`
  const lists: ChildTables[] = Object.keys(payload.db.tables)
    .filter((name) => name.startsWith(listPrefix))
    .map((name) => childTables(payload, `${own}_${name.slice(listPrefix.length)}`, name))
  const texts = `${own}_texts`
  const keptMessages = `${kept}_texts`
  if (payload.db.tables[texts]) lists.push(childTables(payload, texts, keptMessages))
  return { own, kept, columns: pairsOf(payload, own, kept, versionColumnOf('')), lists }
}

const through = (expression: string, from: string, to: string) =>
  from === to ? expression : `${expression}::text::${to}`

/** Fields in versions are prefixed "version.". */
const keptValue = ({ own, ownType, copyType }: Pair) =>
  own === 'path' ? `'version.' || child.path` : through(`child.${quoted(own)}`, ownType, copyType)
const ownValue = ({ own, kept, ownType, copyType }: Pair) =>
  own === 'path' ? `regexp_replace(child.path, '^version\\.', '')` : through(`child.${quoted(kept)}`, copyType, ownType)

const changedIn = (range: string) => `(select target from staged where outcome = 'change' and ${range})`

const draftsOf = ({ payload }: Pick<Writing, 'payload'>, collection: CollectionSlug) =>
  hasDrafts(payload.collections[collection].config)

/** Child tables of a versioned collection; importers write no others. */
export const listsOf = (
  payload: Writing['payload'],
  collection: CollectionSlug,
): Pick<ChildTables, 'own' | 'parent'>[] =>
  draftsOf({ payload }, collection) ? tablesOf(payload, collection).lists : []

/**
 * Prepares the records changed in a range of lines: unpublished ones become their latest draft, and the previous state
 * and newer drafts of all are recorded.
 */
export async function holdRecords(work: Writing, collection: CollectionSlug, range: string): Promise<void> {
  const { client, payload } = work
  if (draftsOf(work, collection)) await takeLatestDrafts(work, collection, range)
  const own = tableOf(collection)
  const lists = listsOf(payload, collection).map(
    (list) => `'${list.own}', (select coalesce(jsonb_agg(to_jsonb(child)), '[]') from ${quoted(list.own)} as child
      where child.${list.parent} = own.id)`,
  )
  await client.query(`
    create temporary table if not exists held (record uuid primary key, own jsonb, lists jsonb) on commit drop;
    create temporary table if not exists carried (record uuid primary key, draft uuid) on commit drop;
    truncate held, carried`)
  await client.query(
    `insert into held select own.id, to_jsonb(own), jsonb_build_object(${lists.join(', ')})
     from ${quoted(own)} as own where own.id in ${changedIn(range)}`,
  )
  if (!draftsOf(work, collection)) return
  await client.query(
    `insert into carried select own.id, version.id
     from ${quoted(own)} as own join ${quoted(versionTableOf(own))} as version on version.parent_id = own.id and version.latest
     where own._status = 'published' and version.version__status = 'draft' and own.id in ${changedIn(range)}`,
  )
}

/**
 * Adds a version of every record written in a range of lines, as Payload does after a save: the newest is `latest` and
 * has the importing person as author. A newer draft stays the newest.
 */
export async function keepVersions(work: Writing, collection: CollectionSlug, range: string) {
  if (!draftsOf(work, collection)) return
  const { client, payload, author } = work
  const { own, kept, columns, lists } = tablesOf(payload, collection)
  const written = writtenIn(range)
  await client.query(
    `update ${quoted(own)} set edited_by_id = $1 where id in ${written} and edited_by_id is distinct from $1`,
    [author],
  )
  await client.query(`update ${quoted(kept)} set latest = false where latest and parent_id in ${written}`)
  await client.query(
    `insert into ${quoted(kept)} (parent_id, latest, created_at, updated_at, ${columns.map((pair) => quoted(pair.kept)).join(', ')})
     select own.id, true, now(), now(),
       ${columns.map((pair) => through(`own.${quoted(pair.own)}`, pair.ownType, pair.copyType)).join(', ')}
     from ${quoted(own)} as own where own.id in ${written}`,
  )
  for (const list of lists) {
    await client.query(
      `insert into ${quoted(list.kept)} (${list.parent}, ${list.columns.map((pair) => quoted(pair.kept)).join(', ')})
       select version.id, ${list.columns.map(keptValue).join(', ')}
       from ${quoted(list.own)} as child
       join ${quoted(kept)} as version on version.parent_id = child.${list.parent} and version.latest
       where child.${list.parent} in ${written}`,
    )
  }
  await carryDrafts(work, collection)
}

/** Deletes the oldest versions of the records written in a range of lines, beyond the limit of the collection. */
export async function limitVersions({ client, payload }: Writing, collection: CollectionSlug, range: string) {
  const { versions } = payload.collections[collection].config
  const max = typeof versions === 'object' ? versions.maxPerDoc : 0
  if (!max) return
  const kept = versionTableOf(tableOf(collection))
  await client.query(
    `delete from ${quoted(kept)} where id in (
       select id from (
         select id, row_number() over (partition by parent_id order by updated_at desc, latest desc) as place
         from ${quoted(kept)} where parent_id in ${writtenIn(range)}
       ) as ranked where place > $1)`,
    [max],
  )
}

/**
 * Refreshes the statistics of a collection's tables. In a table that was empty, or that a cancelled import left full of
 * dead rows, PostgreSQL otherwise expects one row, and compares each of thousands with each.
 */
export async function refreshStatistics({ client, payload }: Writing, collection: CollectionSlug): Promise<void> {
  const own = tableOf(collection)
  const ofVersions = draftsOf({ payload }, collection) ? tablesOf(payload, collection) : undefined
  const lists = ofVersions?.lists.flatMap((list) => [list.own, list.kept]) ?? []
  const tables = [own, ...(ofVersions ? [ofVersions.kept] : []), ...lists]
  await client.query(`analyze ${[...new Set(tables)].map(quoted).join(', ')}`)
}

/** Key of one list: a whole table, or one of the lists sharing a text table. */
const partOf = ({ columns }: ChildTables, side: 'own' | 'kept') => {
  const path = columns.find((pair) => pair.own === 'path')
  return path ? (side === 'own' ? 'child.path' : ownValue(path)) : `''`
}

/**
 * Re-adds the recorded drafts as the newest versions: with the imported value wherever the draft had the record's
 * previous value, and its own where it differed.
 */
async function carryDrafts({ client, payload }: Writing, collection: CollectionSlug): Promise<void> {
  const { own, kept, columns, lists } = tablesOf(payload, collection)
  const drafts = `carried join ${quoted(kept)} as draft on draft.id = carried.draft`
  const goesWith = Object.entries(metadataOf(payload.collections[collection].config).import?.goesWith ?? {})
  const merged = (pair: Pair) => {
    const [draft, now] = [`draft.${quoted(pair.kept)}`, `own.${quoted(pair.own)}`]
    const lead = goesWith.find(([, columns]) => columns.includes(pair.own))?.[0] ?? pair.own
    if (pair.own === 'updated_at') return `now() + interval '1 millisecond'`
    if (['_status', 'created_at', 'edited_by_id'].includes(pair.own)) return draft
    return `case when draft.${quoted(versionColumnOf(lead))}::text is distinct from was.${quoted(lead)}::text then ${draft}
      else ${through(now, pair.ownType, pair.copyType)} end`
  }
  await client.query(
    `update ${quoted(kept)} set latest = false where latest and parent_id in (select record from carried)`,
  )
  // A millisecond later, so that version lists show the draft first.
  await client.query(`
    insert into ${quoted(kept)} (parent_id, latest, created_at, updated_at, ${columns.map((pair) => quoted(pair.kept)).join(', ')})
    select own.id, true, now(), now() + interval '1 millisecond', ${columns.map(merged).join(', ')}
    from ${drafts} join held using (record) join ${quoted(own)} as own on own.id = carried.record
      cross join lateral jsonb_populate_record(null::${quoted(own)}, held.own) as was`)
  for (const list of lists) {
    const order = list.columns.find((pair) => ['order', '_order'].includes(pair.own))?.own ?? 'id'
    const valueColumns = list.columns.filter((pair) => !['id', order].includes(pair.own))
    const rowsOf = (values: string[]) =>
      `jsonb_agg(jsonb_build_array(${values.join(', ')}) order by child.${quoted(order)})`
    const names = list.columns.map((pair) => quoted(pair.kept)).join(', ')
    await client.query(`
      with was as (
        select carried.record, ${partOf(list, 'own')} as part, ${rowsOf(valueColumns.map((pair) => `child.${quoted(pair.own)}::text`))} as rows
        from carried join held using (record)
          cross join lateral jsonb_populate_recordset(null::${quoted(list.own)}, held.lists -> '${list.own}') as child
        group by 1, 2
      ), drafted as (
        select carried.record, ${partOf(list, 'kept')} as part, ${rowsOf(valueColumns.map((pair) => `(${ownValue(pair)})::text`))} as rows
        from carried join ${quoted(list.kept)} as child on child.${list.parent} = carried.draft group by 1, 2
      ), changed as (
        select record, part from was full join drafted using (record, part) where was.rows is distinct from drafted.rows
      ), newest as (
        select id, parent_id from ${quoted(kept)} where latest and parent_id in (select record from carried)
      )
      insert into ${quoted(list.kept)} (${list.parent}, ${names})
      select newest.id, ${list.columns.map((pair) => `child.${quoted(pair.kept)}`).join(', ')}
      from carried join newest on newest.parent_id = carried.record
        join ${quoted(list.kept)} as child on child.${list.parent} = carried.draft
      where (carried.record, ${partOf(list, 'kept')}) in (select record, part from changed)
      union all
      select newest.id, ${list.columns.map(keptValue).join(', ')}
      from carried join newest on newest.parent_id = carried.record
        join ${quoted(list.own)} as child on child.${list.parent} = carried.record
      where (carried.record, ${partOf(list, 'own')}) not in (select record, part from changed)`)
  }
}

/**
 * Updates unpublished records to their latest draft: Payload keeps later draft saves in versions only, so columns
 * missing from the file would otherwise come from the first save.
 */
async function takeLatestDrafts({ client, payload }: Writing, collection: CollectionSlug, range: string) {
  const { own, kept, columns, lists } = tablesOf(payload, collection)
  const drafts = `(select id from ${quoted(own)} where _status = 'draft' and id in ${writtenIn(range)})`
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${drafts} as drafts`)
  if (!rows[0]?.count) return
  const taken = columns.filter((pair) => !['slug', '_status', 'created_at', 'updated_at'].includes(pair.own))
  await client.query(
    `update ${quoted(own)} as own
     set ${taken.map((pair) => `${quoted(pair.own)} = ${through(`version.${quoted(pair.kept)}`, pair.copyType, pair.ownType)}`).join(', ')}
     from ${quoted(kept)} as version
     where version.parent_id = own.id and version.latest and own.id in ${drafts}`,
  )
  for (const list of lists) {
    await client.query(`delete from ${quoted(list.own)} where ${list.parent} in ${drafts}`)
    await client.query(
      `insert into ${quoted(list.own)} (${list.parent}, ${list.columns.map((pair) => quoted(pair.own)).join(', ')})
       select version.parent_id, ${list.columns.map(ownValue).join(', ')}
       from ${quoted(list.kept)} as child
       join ${quoted(kept)} as version on version.id = child.${list.parent} and version.latest
       where version.parent_id in ${drafts}`,
    )
  }
}
