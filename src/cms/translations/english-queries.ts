import type { FlattenedField, Payload } from 'payload'
import { metadataOf } from '../cms-metadata'
import { columnOf, tableOf } from '../database/payload-tables'
import { type Configured, englishOf, isCollection, titleOf } from './english-records'

/** SQL: a text without the characters that JavaScript takes for blanks at its ends. */
const trimmedSql = (text: string): string =>
  `btrim(${text}, E' \\t\\n\\u000b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff')`

/** SQL: what `digestOf` makes of a text. */
const digestSql = (text: string): string => `encode(sha256(convert_to(${trimmedSql(text)}, 'UTF8')), 'hex')`

/** Some records alone, SQL behind the column of their ids: `= any($1::uuid[])`. Globals, which are few, heed none. */
export type Among = string

/** SQL: the records of a kind that are not in the trash: `id`, `name` as files have it, and `title`. */
export function recordsSql(payload: Payload, into: string): string {
  const selects = englishOf(payload, into).map((config) => {
    if (!isCollection(config)) {
      const title = titleOf(config).replaceAll("'", "''")
      return `select '${config.slug}' as id, '${config.slug}' as name, '${title}' as title`
    }
    const { named = 'slug' } = metadataOf(config).translated ?? {}
    const title = columnOf(config.admin.useAsTitle ?? 'id')
    return `select id::text as id, coalesce(${columnOf(named)}, '') as name, coalesce(${title}::text, '') as title
      from ${tableOf(config.slug)} ${config.trash ? 'where deleted_at is null' : ''}`
  })
  return selects.join(' union all ')
}

/** What `textsOf` finds at a declared field, in SQL: `parent`, `field`, `nth` of its list, `text`. */
function textsAtSql(config: Configured, of: string, among: Among | undefined): string {
  const root = tableOf(config.slug)
  const names = of.split('.')
  const only = (column: string) => (among && isCollection(config) ? `where ${column} ${among}` : '')
  let fields: readonly FlattenedField[] = config.flattenedFields
  for (const [at, name] of names.entries()) {
    const field = fields.find((one) => one.name === name)
    const path = names.slice(0, at + 1)
    const rest = names.slice(at + 1)
    if (field?.type === 'array') {
      const nth = 'row_number() over (partition by _parent_id order by _order)'
      return `select _parent_id as parent, concat_ws('.', '${path.join('.')}', ${nth}, '${rest.join('.')}') as field,
          ${nth} as nth, ${rest.map(columnOf).join('_')} as text
        from ${[root, ...path.map(columnOf)].join('_')} ${only('_parent_id')}`
    }
    if (field && 'hasMany' in field && field.hasMany) {
      const nth = 'row_number() over (partition by parent_id order by "order")'
      return `select parent_id as parent, concat_ws('.', '${of}', ${nth}) as field, ${nth} as nth, text
        from (select * from ${root}_texts where path = '${of}') as texts ${only('parent_id')}`
    }
    fields = field && 'flattenedFields' in field ? field.flattenedFields : []
  }
  return `select id as parent, '${of}' as field, 1 as nth, ${names.map(columnOf).join('_')} as text from ${root} ${only('id')}`
}

/**
 * SQL: every text of a kind as `textsOf` finds them, and their digests: `id` of the record, `field`, `of`, `place` and
 * `nth` in the order of the texts, `text`, `digest`.
 */
export function englishSql(payload: Payload, into: string, among?: Among): string {
  const selects = englishOf(payload, into).flatMap((config) =>
    (metadataOf(config).translated?.fields ?? []).map(
      (of, place) =>
        `select ${isCollection(config) ? 'parent::text' : `'${config.slug}'`} as id, field, '${of}' as of,
           ${place} as place, nth, text from (${textsAtSql(config, of, among)}) as said`,
    ),
  )
  return `select *, ${digestSql('text')} as digest from (${selects.join(' union all ')}) as texts
    where ${trimmedSql('text')} <> ''`
}
