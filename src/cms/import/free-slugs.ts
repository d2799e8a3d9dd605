import type { PoolClient } from 'pg'

/**
 * Assigns a free slug to every new staged row without one: its `stem`, or the stem with the next free number. The
 * staging table needs the columns `stem` and `hash`.
 * @param table of the records
 */
export async function assignFreeSlugs(client: PoolClient, table: string): Promise<void> {
  await client.query(`
    alter table staged add column is_numbered boolean not null default false;
    with numbered as (
      select line, stem, row_number() over (partition by stem order by line) as place
      from staged where outcome = 'create' and slug is null
    ), held as (
      select regexp_replace(slug, '-[0-9]{1,6}$', '') as stem,
        max(coalesce(substring(slug from '-([0-9]{1,6})$')::int, 1)) as highest
      from (select slug from ${table} union all select slug from staged) as held
      where slug is not null group by 1
    ), offsets as (
      select numbered.line, numbered.stem,
        numbered.place + greatest(coalesce(held.highest, 0), case when same.id is null then 0 else 1 end) as place
      from numbered
      left join held on held.stem = numbered.stem
      left join ${table} as same on same.slug = numbered.stem
    )
    update staged set is_numbered = true,
      slug = case when offsets.place = 1 then offsets.stem else offsets.stem || '-' || offsets.place end
    from offsets where offsets.line = staged.line`)
  await client.query('create index on staged (slug)')
  // "ward" numbered "ward-2" can collide with a title "Ward 2".
  await client.query(`
    update staged set slug = stem || '-' || left(hash, 10)
    where is_numbered and (
      exists (select 1 from ${table} as held where held.slug = staged.slug)
      or exists (
        select 1 from staged as other
        where other.slug = staged.slug and (other.line < staged.line or (other.line > staged.line and not other.is_numbered))))`)
}
