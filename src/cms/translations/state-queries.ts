import type { CollectionSlug, Payload } from 'payload'
import { columnOf, tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'
import { BY_IDS, digestSql, englishSql, listsSql, recordsSql, sayingSql, type Which } from './english-queries'
import { englishOf, isCollection, translationSlugs } from './english-records'
import { TEXT_STATES, type TextState } from './messages'

const of = (column: string) => versionColumnOf(columnOf(column))

/** Column for the translated record: by id, or a global's slug. */
export const recordColumn = (payload: Payload, into: string): 'record_id' | 'record' =>
  englishOf(payload, into).every(isCollection) ? 'record_id' : 'record'

/** SQL: kept translations, drafts replacing published ones. */
function storedTextsSql(payload: Payload, into: string, which: Which): string {
  const record = versionColumnOf(recordColumn(payload, into))
  const isOfRecords = recordColumn(payload, into) === 'record_id'
  return `select ${isOfRecords ? record : `${record}::text`} as id, ${of('field')} as field,
      regexp_replace(${of('field')}, '\\.\\d+', '', 'g') as of,
      ${of('text')} as text, ${of('englishDigest')} as digest, ${of('updatedAt')} as updated_at,
      case when ${versionColumnOf('_status')} = 'draft' then 'draft' else coalesce(${of('origin')}::text, 'machine') end as state
    from ${versionTableOf(tableOf(into))}
    where latest and ${of('text')} <> '' ${which === 'those' && isOfRecords ? `and ${record} ${BY_IDS}` : ''}`
}

/**
 * SQL equivalent of `translationsOf` and `stateOf` for today's English: `id`, `field`, `place`, `nth`, `text`, `hindi`,
 * `state`. Digests are computed only where a translation exists, because most records of a large kind have none.
 */
const visibleTextsSql = (payload: Payload, into: string, which: Which = 'all'): string => `
  with kept as materialized (${storedTextsSql(payload, into, which)}),
    listed as materialized (
      select id, field, of, ${digestSql('text')} as digest from (${listsSql(payload, into, which)}) as lists
      where id in (select id from kept where field <> of)),
    moved as (select distinct on (id, of, digest) * from kept where field <> of order by id, of, digest, updated_at),
    today as (select distinct id, of, digest from listed)
  select english.id, english.field, english.place, english.nth, english.text,
    case when is_same then own.text when moved.id is not null then moved.text when today.id is null then own.text end as hindi,
    case when is_same then own.state
      when moved.id is not null then moved.state
      when own.id is null or today.id is not null then 'missing'
      when own.state = 'draft' then 'draft' else 'outdated' end as state
  from (${englishSql(payload, into, which)}) as english
    left join kept as own on own.id = english.id and own.field = english.field
    left join listed on listed.id = english.id and listed.field = english.field
    left join moved on moved.id = listed.id and moved.of = listed.of and moved.digest = listed.digest
    left join today on today.id = own.id and today.of = own.of and today.digest = own.digest
    cross join lateral (
      select case when own.id is not null then own.digest = ${digestSql('english.text')} end as is_same) as compared`

export interface DeskRow {
  /** Prefixed by kind, unique in the list. */
  id: string
  into: CollectionSlug
  record: string
  title: string
  texts: Record<TextState, number>
}

export interface DeskFilters {
  into: CollectionSlug | ''
  state: TextState | ''
  page: number
}

/** A page of records with texts, and the counts of each filter's choices given the other filter. */
export interface DeskPage {
  rows: DeskRow[]
  total: number
  byKind: Map<string, number>
  byState: Map<string, number>
}

export const ROWS_PER_PAGE = 50

/** Beyond this many records, states are counted only when filtered by. */
const MAX_COUNTED = 5000

const COUNTS = TEXT_STATES.map((state) => `(count(*) filter (where state = '${state}'))::int as ${state}`).join(', ')

type Counted = { kind: CollectionSlug; id: string; title: string } & Record<TextState, number>

/** SQL: records with texts, and their counts by state. */
const countedSql = (payload: Payload, into: string, which: Which = 'all'): string => `
  select '${into}' as kind, records.id::text as id, records.title, ${TEXT_STATES.join(', ')}
  from (${recordsSql(payload, into)}) as records
    join (select id, ${COUNTS} from (${visibleTextsSql(payload, into, which)}) as said group by id) as counts using (id)`
/** Records with texts, kind by kind, optionally only those with a text in some state. */
export async function readRows(payload: Payload, { into, state, page }: DeskFilters): Promise<DeskPage> {
  const kinds = translationSlugs(payload)
  const found = kinds.map(
    (kind, place) => `select ${place} as place, '${kind}'::text as kind, id::text as id, title from (
      ${state ? `select * from (${countedSql(payload, kind)}) as counted where ${state} > 0` : sayingSql(payload, kind)}) as found`,
  )
  const { rows } = await payload.db.pool.query<{
    listed: { kind: CollectionSlug; id: string }[]
    kinds: Record<string, number>
    total: number
  }>(
    `with found as materialized (${found.join(' union all ')}),
       asked as (select * from found where $1 in ('', kind))
     select (select count(*)::int from asked) as total,
       (select coalesce(json_agg(shown), '[]') from (
          select kind, id from asked order by place, title, id limit ${ROWS_PER_PAGE} offset $2) as shown) as listed,
       (select coalesce(json_object_agg(kind, count), '{}') from (
          select kind, count(*) from found group by kind) as kinds) as kinds`,
    [into, (page - 1) * ROWS_PER_PAGE],
  )
  const [{ listed = [], kinds: byKind = {}, total = 0 } = {}] = rows
  return {
    rows: await readCounts(payload, listed),
    total,
    byKind: new Map(Object.entries(byKind)),
    byState: total > MAX_COUNTED ? new Map() : await countStates(payload, into ? [into] : kinds),
  }
}

/** Counts by state for some records, in order. */
async function readCounts(payload: Payload, listed: readonly { kind: CollectionSlug; id: string }[]) {
  const made = [...new Set(listed.map(({ kind }) => kind))].map(async (into) => {
    const { rows } = await payload.db.pool.query<Counted>(
      `select counted.* from unnest($1::text[]) with ordinality as shown (id, nth)
         join (${countedSql(payload, into, 'those')}) as counted on counted.id = shown.id order by shown.nth`,
      [listed.filter(({ kind }) => kind === into).map(({ id }) => id)],
    )
    return rows.map(({ id, title, ...counts }): DeskRow => {
      const texts = Object.fromEntries(TEXT_STATES.map((one) => [one, counts[one]])) as DeskRow['texts']
      return { id: `${into}/${id}`, into, record: id, title, texts }
    })
  })
  return (await Promise.all(made)).flat()
}

/** Number of records with a text in each state. */
async function countStates(payload: Payload, kinds: readonly CollectionSlug[]): Promise<Map<string, number>> {
  const { rows } = await payload.db.pool.query<Record<TextState, number>>(
    `select ${TEXT_STATES.map((state) => `(count(*) filter (where ${state} > 0))::int as ${state}`).join(', ')}
     from (${kinds.map((kind) => countedSql(payload, kind)).join(' union all ')}) as counted`,
  )
  return new Map(Object.entries(rows[0] ?? {}))
}

/** A text as in import files. */
export interface FileRow extends Record<string, string> {
  record: string
  field: string
  english: string
  hindi: string
  state: string
}

const RECORDS_PER_READ = 500

/** Every text of a kind ordered by record title, in batches of records. */
export async function* readTexts(payload: Payload, into: string): AsyncGenerator<FileRow[]> {
  const { rows: records } = await payload.db.pool.query<{ id: string; name: string }>(
    `select id::text as id, name from (${recordsSql(payload, into)}) as records order by title, id`,
  )
  for (let at = 0; at < records.length; at += RECORDS_PER_READ) {
    const some = records.slice(at, at + RECORDS_PER_READ)
    const { rows } = await payload.db.pool.query<FileRow>(
      `select records.name as record, said.field, said.text as english, coalesce(said.hindi, '') as hindi, said.state
       from unnest($1::text[], $2::text[]) with ordinality as records (id, name, position)
         join (${visibleTextsSql(payload, into, 'those')}) as said on said.id::text = records.id
       order by records.position, said.place, said.nth`,
      [some.map(({ id }) => id), some.map(({ name }) => name)],
    )
    yield rows
  }
}

/** Records whose current texts have all been reviewed by a person. */
export async function readWhole(payload: Payload, into: string): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id::text as id from (${visibleTextsSql(payload, into)}) as said group by id having bool_and(state = 'reviewed')`,
  )
  return rows.map(({ id }) => id)
}
