import type { CollectionSlug, Payload } from 'payload'
import { columnOf, tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'
import { type Among, englishSql, recordsSql } from './english-queries'
import { englishOf, isCollection, translationSlugs } from './english-records'
import { TEXT_STATES, type TextState } from './messages'

const of = (column: string) => versionColumnOf(columnOf(column))

/** The column that names what a text is of: records by their ids, globals by their slugs. */
export const recordColumn = (payload: Payload, into: string): 'record_id' | 'record' =>
  englishOf(payload, into).every(isCollection) ? 'record_id' : 'record'

/** SQL: what is kept, drafts in place of what they will replace. */
function keptSql(payload: Payload, into: string, among: Among | undefined): string {
  const record = versionColumnOf(recordColumn(payload, into))
  const only = among && recordColumn(payload, into) === 'record_id' ? `and ${record} ${among}` : ''
  return `select ${record}::text as id, ${of('field')} as field, regexp_replace(${of('field')}, '\\.\\d+', '', 'g') as of,
      ${of('text')} as text, ${of('englishDigest')} as digest, ${of('updatedAt')} as updated_at,
      case when ${versionColumnOf('_status')} = 'draft' then 'draft' else coalesce(${of('origin')}::text, 'machine') end as state
    from ${versionTableOf(tableOf(into))} where latest and ${of('text')} <> '' ${only}`
}

/**
 * SQL: each text of today's English with what is said for it and how far that is, as `translationsOf` and `stateOf`
 * find it: `id`, `field`, `place`, `nth`, `text`, `hindi`, `state`.
 */
const saidSql = (payload: Payload, into: string, among?: Among): string => `
  with english as materialized (${englishSql(payload, into, among)}),
    kept as materialized (${keptSql(payload, into, among)}),
    moved as (select distinct on (id, of, digest) * from kept where field <> of order by id, of, digest, updated_at),
    listed as (select distinct id, of, digest from english where field <> of)
  select english.id, english.field, english.place, english.nth, english.text,
    case when own.digest = english.digest then own.text
      when moved.id is not null then moved.text
      when elsewhere.id is null then own.text end as hindi,
    case when own.digest = english.digest then own.state
      when moved.id is not null then moved.state
      when own.id is null or elsewhere.id is not null then 'missing'
      when own.state = 'draft' then 'draft' else 'outdated' end as state
  from english
    left join kept as own on own.id = english.id and own.field = english.field
    left join moved on moved.id = english.id and moved.of = english.of and moved.digest = english.digest
    left join listed as elsewhere on elsewhere.id = own.id and elsewhere.of = own.of and elsewhere.digest = own.digest`

/** A record as the desk lists it. */
export interface DeskRow {
  /** With its kind, as no two of a list share it. */
  id: string
  into: CollectionSlug
  record: string
  title: string
  /** How many texts are how far. */
  texts: Record<TextState, number>
}

/** What a desk asks of them. */
export interface DeskAsked {
  into: CollectionSlug | ''
  state: TextState | ''
  page: number
}

/** One page of the records that say something, and how many each choice of a filter would find beside the other one. */
export interface DeskPage {
  rows: DeskRow[]
  total: number
  byKind: Map<string, number>
  byState: Map<string, number>
}

export const ROWS_PER_PAGE = 50

const COUNTS = TEXT_STATES.map((state) => `(count(*) filter (where state = '${state}'))::int as ${state}`).join(', ')

/** The records that say something, those of one kind after the other. */
export async function readRows(payload: Payload, { into, state, page }: DeskAsked): Promise<DeskPage> {
  const kinds = translationSlugs(payload)
  const counted = kinds.map(
    (kind, place) => `
      select ${place} as place, '${kind}'::text as kind, records.id, records.title, ${TEXT_STATES.join(', ')}
      from (${recordsSql(payload, kind)}) as records
        join (select id, ${COUNTS} from (${saidSql(payload, kind)}) as said group by id) as counts using (id)`,
  )
  const isInState = state ? `${state} > 0` : 'true'
  const { rows } = await payload.db.pool.query<{
    listed: ({ kind: CollectionSlug; id: string; title: string } & Record<TextState, number>)[]
    by_kind: Record<string, number>
    by_state: Record<TextState, number>
    total: number
  }>(
    `with counted as materialized (${counted.join(' union all ')}),
       asked as (select * from counted where $1 in ('', kind) and ${isInState})
     select (select count(*)::int from asked) as total,
       (select coalesce(json_agg(shown), '[]') from (
          select * from asked order by place, title, id limit ${ROWS_PER_PAGE} offset $2) as shown) as listed,
       (select coalesce(json_object_agg(kind, found), '{}') from (
          select kind, count(*) filter (where ${isInState}) as found from counted group by kind) as kinds) as by_kind,
       (select json_build_object(${TEXT_STATES.map((one) => `'${one}', count(*) filter (where ${one} > 0)`).join(', ')})
          from counted where $1 in ('', kind)) as by_state`,
    [into, (page - 1) * ROWS_PER_PAGE],
  )
  const [{ listed = [], by_kind = {}, by_state = {}, total = 0 } = {}] = rows
  return {
    rows: listed.map(({ kind, id, title, ...counts }) => ({
      id: `${kind}/${id}`,
      into: kind,
      record: id,
      title,
      texts: Object.fromEntries(TEXT_STATES.map((one) => [one, counts[one]])) as DeskRow['texts'],
    })),
    total,
    byKind: new Map(Object.entries(by_kind)),
    byState: new Map(Object.entries(by_state)),
  }
}

/** A text as files have it. */
export interface FileRow extends Record<string, string> {
  record: string
  field: string
  english: string
  hindi: string
  state: string
}

const RECORDS_PER_READ = 500

/** Every text of a kind, by the titles of its records, some records at a time. */
export async function* readTexts(payload: Payload, into: string): AsyncGenerator<FileRow[]> {
  const isOfRecords = recordColumn(payload, into) === 'record_id'
  let last = { title: '', id: '' }
  for (;;) {
    const { rows: records } = await payload.db.pool.query<{ id: string; name: string; title: string }>(
      `select * from (${recordsSql(payload, into)}) as records where (title, id) > ($1, $2)
       order by title, id limit ${RECORDS_PER_READ}`,
      [last.title, last.id],
    )
    const [end] = records.slice(-1)
    if (!end) return
    last = end
    const { rows } = await payload.db.pool.query<FileRow>(
      `select records.name as record, said.field, said.text as english, coalesce(said.hindi, '') as hindi, said.state
       from unnest($1::${isOfRecords ? 'uuid' : 'text'}[], $2::text[]) with ordinality as records (id, name, position)
         join (${saidSql(payload, into, '= any($1::uuid[])')}) as said on said.id = records.id::text
       order by records.position, said.place, said.nth`,
      [records.map(({ id }) => id), records.map(({ name }) => name)],
    )
    yield rows
  }
}

/** The records of which a person has read every text as it is today. */
export async function readWhole(payload: Payload, into: string): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from (${saidSql(payload, into)}) as said group by id having bool_and(state = 'reviewed')`,
  )
  return rows.map(({ id }) => id)
}
