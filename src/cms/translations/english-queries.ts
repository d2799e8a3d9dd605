import type { FlattenedField, Payload } from 'payload'
import { trimmedSql } from '@/lib/text/normal-forms/white-space-rule'
import { metadataOf } from '../cms-metadata'
import { columnOf, tableOf } from '../database/payload-tables'
import { type Configured, englishOf, isCollection, titleOf } from './english-records'

/** SQL equivalent of `digestOf`. */
export const digestSql = (text: string): string => `encode(sha256(convert_to(${trimmedSql(text)}, 'UTF8')), 'hex')`

/** All records, or those with ids `$1`; the few globals are always read. */
export type Which = 'all' | 'those'
export const BY_IDS = '= any(($1::text[])::uuid[])'

/** SQL: records of a kind outside the trash that match a condition: `id`, `name` as in import files, and `title`. */
export function recordsSql(payload: Payload, into: string, isAsked = 'true'): string {
  const selects = englishOf(payload, into).map((config) => {
    if (!isCollection(config)) {
      const title = titleOf(config).replaceAll("'", "''")
      const names = `select '${config.slug}' as id, '${config.slug}' as name, '${title}' as title`
      return `select * from (${names}) as named where ${isAsked}`
    }
    const { named = 'slug' } = metadataOf(config).translated ?? {}
    const title = columnOf(config.admin.useAsTitle ?? 'id')
    return `select id, coalesce(${columnOf(named)}, '') as name, coalesce(${title}::text, '') as title
      from ${tableOf(config.slug)} where (${isAsked}) ${config.trash ? 'and deleted_at is null' : ''}`
  })
  return selects.join(' union all ')
}

/** A declared field in SQL: a column of the record's table, or of a child table: `parent`, `field`, `nth`, `text`. */
type Source = { of: string; place: number } & ({ column: string } | { rows: string })

function sourcesOf(config: Configured, which: Which): Source[] {
  const { fields = [] } = metadataOf(config).translated ?? {}
  return fields.map((of, place) => ({ of, place, ...sourceOf(config, of, which) }))
}

function sourceOf(config: Configured, of: string, which: Which): { column: string } | { rows: string } {
  const root = tableOf(config.slug)
  const names = of.split('.')
  let fields: readonly FlattenedField[] = config.flattenedFields
  for (const [at, name] of names.entries()) {
    const field = fields.find((one) => one.name === name)
    const path = names.slice(0, at + 1)
    const rest = names.slice(at + 1)
    if (field?.type === 'array') {
      const nth = 'row_number() over (partition by _parent_id order by _order)'
      const rows = `select _parent_id as parent, concat_ws('.', '${path.join('.')}', ${nth}, '${rest.join('.')}') as field,
          ${nth} as nth, ${rest.map(columnOf).join('_')} as text
        from ${[root, ...path.map(columnOf)].join('_')} ${only(config, '_parent_id', which)}`
      return { rows }
    }
    if (field && 'hasMany' in field && field.hasMany) {
      const nth = 'row_number() over (partition by parent_id order by "order")'
      const rows = `select parent_id as parent, concat_ws('.', '${of}', ${nth}) as field, ${nth} as nth, text
        from (select * from ${root}_texts where path = '${of}') as texts ${only(config, 'parent_id', which)}`
      return { rows }
    }
    fields = field && 'flattenedFields' in field ? field.flattenedFields : []
  }
  return { column: names.map(columnOf).join('_') }
}

const only = (config: Configured, column: string, which: Which) =>
  which === 'those' && isCollection(config) ? `where ${column} ${BY_IDS}` : ''

/** SQL of a record's id; globals are known by slug. */
const idOf = (config: Configured, column: string) => (isCollection(config) ? column : `'${config.slug}'`)

const isFilled = (text: string) => `${trimmedSql(text)} <> ''`

const NO_TEXT = `select null::uuid as id, null::text as field, null::text as of, 0 as place, 0 as nth, null::text as text
  where false`

/** SQL: the list texts of a kind, for `englishSql`. */
export function listsSql(payload: Payload, into: string, which: Which = 'all'): string {
  const selects = englishOf(payload, into).flatMap((config) =>
    sourcesOf(config, which).flatMap((source) =>
      'rows' in source
        ? `select ${idOf(config, 'parent')} as id, field, '${source.of}' as of, ${source.place} as place, nth, text
           from (${source.rows}) as rows where ${isFilled('text')}`
        : [],
    ),
  )
  return selects.join(' union all ') || NO_TEXT
}

/**
 * SQL equivalent of `textsOf` for a kind: `id` of the record, `field`, `of`, `place` and `nth` in text order, `text`.
 */
export function englishSql(payload: Payload, into: string, which: Which = 'all'): string {
  const selects = englishOf(payload, into).flatMap((config) => {
    const columns = sourcesOf(config, which).flatMap((source) =>
      'column' in source ? `('${source.of}', ${source.place}, ${source.column})` : [],
    )
    return columns.length > 0
      ? `select ${idOf(config, 'record.id')} as id, own.of as field, own.of, own.place, 1::bigint as nth, own.text
         from (select * from ${tableOf(config.slug)} ${only(config, 'id', which)}) as record
           cross join lateral (values ${columns.join(', ')}) as own (of, place, text)
         where ${isFilled('own.text')}`
      : []
  })
  return [...selects, listsSql(payload, into, which)].join(' union all ')
}

/** SQL: records of a kind with any text. */
export function sayingSql(payload: Payload, into: string): string {
  const isSaid = (texts: string) => `id in (select id from (${texts}) as texts)`
  const columns = englishOf(payload, into)
    .filter(isCollection)
    .flatMap((config) => sourcesOf(config, 'all').flatMap((source) => ('column' in source ? source.column : [])))
  const says =
    columns.length > 0
      ? [...columns.map(isFilled), isSaid(listsSql(payload, into))]
      : [isSaid(englishSql(payload, into))]
  return recordsSql(payload, into, says.join(' or '))
}
