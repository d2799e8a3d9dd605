import { columnTypes } from '@/cms/database/column-types'
import { assignFreeSlugs } from '@/cms/import/free-slugs'
import type { Writing } from '@/cms/import/importer'
import { deriveKindsSql, ownershipMaskSql } from '@/features/colleges/figures/operations/card-figures-queries'
import { searchTextOf } from '@/features/colleges/search/search-text'
import { DERIVED, LISTS, SCALARS } from './college-columns'
import { findSources, noteRestated, writeFigures } from './write-figures'

/** Assigns new colleges a free slug, by the studio's rule. */
export async function prepareColleges({ client }: Writing): Promise<void> {
  await client.query(`update staged set slug = stated_slug where outcome = 'create' and stated_slug is not null`)
  await client.query('create index on staged (slug)')
  for (const stem of ['name_stem', 'stem']) {
    await client.query(`
      with first as (
        select distinct on (${stem}) line, ${stem} as slug from staged
        where outcome = 'create' and slug is null order by ${stem}, line
      )
      update staged set slug = first.slug from first
      where first.line = staged.line
        and not exists (select 1 from colleges where colleges.slug = first.slug)
        and not exists (select 1 from staged as other where other.slug = first.slug and other.outcome <> 'refuse')`)
  }
  await assignFreeSlugs(client, 'colleges')
}

/** Writes a range of staged rows: colleges, their lists and former slugs. */
export async function writeColleges(work: Writing, range: string): Promise<void> {
  await findSources(work, range)
  await noteRestated(work, range)
  await findByOldAliases(work, range)
  await rememberOldSlugs(work, range)
  await changeColleges(work, range)
  await createColleges(work, range)
  await writeLists(work, range)
  // Whose fee a row is depends on the ownership, which decides the kinds.
  await deriveKinds(work, range)
  await writeFigures(work, range)
}

/** Other names absent from the file stay, so the search text must keep them. */
async function findByOldAliases({ client, stated }: Writing, range: string): Promise<void> {
  if (stated.has('aliases') || !stated.has('name')) return
  const { rows } = await client.query<{
    line: number
    name: string
    location: string
    state: string
    aliases: string[]
  }>(`select staged.line, staged.name, staged.location, staged.state, array_agg(held.text order by held."order") as aliases
     from staged join colleges_texts as held on held.parent_id = staged.target and held.path = 'aliases'
     where staged.outcome = 'change' and ${range} group by staged.line`)
  await client.query(
    `update staged set search_text = found.search_text
     from unnest($1::int[], $2::text[]) as found (line, search_text) where found.line = staged.line`,
    [rows.map(({ line }) => line), rows.map(searchTextOf)],
  )
}

/** Redirects a renamed college's old slug permanently. */
async function rememberOldSlugs({ client }: Writing, range: string): Promise<void> {
  const renamed = `staged join colleges on colleges.id = staged.target
    where staged.outcome = 'change' and staged.slug is not null and colleges.slug is not null and ${range}`
  await client.query(
    `delete from slug_history where "of" = 'colleges' and slug in (select colleges.slug from ${renamed})`,
  )
  await client.query(
    `insert into slug_history ("of", slug, record) select 'colleges', colleges.slug, colleges.id from ${renamed}`,
  )
}

/** Columns absent from the file stay. */
async function changeColleges({ client, payload, stated }: Writing, range: string): Promise<void> {
  const types = columnTypes(payload, 'colleges')
  const changed = [
    ...SCALARS.filter(({ name }) => stated.has(name)),
    ...DERIVED.filter(({ from }) => stated.has(from)),
  ].map(({ column }) => `${column} = staged.${column}::${types.get(column)},`)
  await client.query(`update colleges set ${changed.join(' ')} slug = coalesce(staged.slug, colleges.slug),
       _status = case when staged.waits then colleges._status else 'published' end, updated_at = now()
     from staged where staged.target = colleges.id and staged.outcome = 'change' and ${range}`)
}

async function createColleges({ client, payload }: Writing, range: string): Promise<void> {
  const types = columnTypes(payload, 'colleges')
  const columns = [...SCALARS, ...DERIVED].map(({ column }) => column)
  await client.query(`insert into colleges (id, slug, _status, kind_mask, ${columns.join(', ')})
     select target, slug, 'published', ${ownershipMaskSql('staged.ownership')}, ${columns.map((column) => `${column}::${types.get(column)}`).join(', ')}
     from staged where outcome = 'create' and ${range} order by line`)
}

async function writeLists({ client, stated }: Writing, range: string): Promise<void> {
  for (const { name, table, value, path } of LISTS.filter((list) => stated.has(list.name))) {
    const ofPath = path ? `and path = '${path}'` : ''
    await client.query(`delete from ${table} where parent_id in (
         select target from staged where outcome = 'change' and ${range}) ${ofPath}`)
    const type = value === 'value' ? `enum_${table}` : 'varchar'
    await client.query(`insert into ${table} ("order", parent_id, ${path ? 'path, ' : ''}${value})
       select entry.place, staged.target, ${path ? `'${path}', ` : ''}entry.text::${type}
       from staged, jsonb_array_elements_text(staged.${name}) with ordinality as entry (text, place)
       where staged.outcome in ('create', 'change') and ${range}`)
  }
}

/** Kinds derive from the file's values and the ownership. */
async function deriveKinds({ client, stated }: Writing, range: string): Promise<void> {
  const isNew = ['kinds', 'ownership'].some((name) => stated.has(name)) ? '' : `and outcome = 'create'`
  await client.query(
    deriveKindsSql(`select target from staged where outcome in ('create', 'change') ${isNew}
      and ${range}`),
  )
}
