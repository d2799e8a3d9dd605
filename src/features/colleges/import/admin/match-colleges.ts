import type { PoolClient } from 'pg'
import { type Deciding, matchBySlug, rejectRepeated, rejectRows } from '@/cms/import/importer'
import { collegeDeskMessages } from '@/features/colleges/admin/messages'
import { unknownState } from '@/features/colleges/hooks/name-state'
import { IS_STATE, nameStagedStates, readRegionNames } from '@/features/colleges/hooks/region-name-queries'
import { foldedNameSql } from '@/lib/matching/name-key'
import { oneLineSql, trimmedSql } from '@/lib/text/normal-forms/white-space-rule'
import { COLLEGE_COLUMNS } from '../columns'
import { collegeRowMessages as messages } from '../messages'
import { daySql, LISTS, namesSource, SCALARS, SOURCES } from './college-columns'

/** SQL: identity by name and city; without a city, by state. */
const placeKey = (table: string) =>
  `${foldedNameSql(`${table}.name`)} || '@' || ${foldedNameSql(`coalesce(nullif(${table}.location, ''), ${table}.state, '')`)}`

/** SQL: a stored text as the file parser would read it, so that an exported file changes nothing. */
export function asRead(text: string, isOneLine = false) {
  const read = trimmedSql(`replace(replace(${text}, E'\\r\\n', E'\\n'), E'\\r', E'\\n')`)
  return `nullif(${isOneLine ? oneLineSql(read) : read}, '')`
}

/** Matches each staged row to a college, and decides whether to change, skip or create it. */
export async function decideColleges({ client, stated }: Deciding): Promise<void> {
  await nameStagedStates(client)
  await client.query(`
    alter table staged add column place_key text;
    update staged set place_key = ${placeKey('staged')};
    create index on staged (stated_slug);
    create index on staged (place_key)`)
  await matchBySlug(client, 'colleges')
  await matchByName(client)
  await client.query('create index on staged (target)')
  await rejectUnknownStates(client, KEEPS_STATE)
  await settleCountries(client, stated)
  await rejectTrashed(client)
  await rejectNameless(client)
  await rejectSame(client)
  await compare(client, stated)
}

/**
 * Without a slug, the same name and city mean the same college. With a new slug too, unless another row claims that
 * college: then it is renamed.
 */
async function matchByName(client: PoolClient): Promise<void> {
  await client.query(`
    with known as (
      select place_key, (array_agg(id order by deleted_at desc nulls first, created_at, id))[1] as id, bool_or(is_claimed) as is_claimed,
        count(*) filter (where deleted_at is null) as count
      from (
        select colleges.id, colleges.created_at, colleges.deleted_at, ${placeKey('colleges')} as place_key,
          exists (select 1 from staged where staged.target = colleges.id) as is_claimed
        from colleges
      ) as keyed
      where place_key in (select place_key from staged where target is null)
      group by place_key
    )
    update staged set target = known.id, slug = staged.stated_slug
    from known
    where known.place_key = staged.place_key and staged.target is null
      and (staged.stated_slug is null or (known.count <= 1 and not known.is_claimed))`)
}

/**
 * Rejects rows with an unknown state, suggesting the likely one.
 * @param unless SQL over `staged`: rows that may keep theirs
 */
export async function rejectUnknownStates(client: PoolClient, unless = 'false'): Promise<void> {
  const names = await readRegionNames(client)
  const { rows } = await client.query<{ state: string }>(
    'select distinct state from staged where state is not null and not (state = any($1))',
    [names],
  )
  for (const { state } of rows) {
    const message = unknownState(state, names)
    if (!message) continue
    await client.query(
      `update staged set outcome = 'refuse', refused_column = 'state', refused_value = state, refused_message = $2
       where state = $1 and outcome <> 'refuse' and not (${unless})`,
      [state, message],
    )
  }
}

/** Colleges already stored with an unknown state may keep it. */
const KEEPS_STATE = `exists (select from colleges where colleges.id = staged.target and colleges.state = staged.state)`

/**
 * States belong to one country. A new college takes it from its state if the file omits it; rows moving one to a state
 * of the other country are rejected, unless already stored so.
 */
async function settleCountries(client: PoolClient, stated: ReadonlySet<string>): Promise<void> {
  const statesCountry = stated.has('country')
  if (!statesCountry) {
    await client.query(`
      update staged set country = coalesce(
        (select country::text from colleges where colleges.id = staged.target),
        (select country::text from regions where ${IS_STATE} and regions.name = staged.state),
        country)`)
  }
  await rejectRows(client, {
    column: statesCountry ? 'country' : 'state',
    message: collegeDeskMessages.otherCountry,
    where: `exists (select from regions where ${IS_STATE} and regions.name = staged.state
        and regions.country::text <> staged.country)
      and not exists (select from colleges where colleges.id = staged.target
        and colleges.state = staged.state and colleges.country::text = staged.country)`,
  })
}

/** Trashed colleges are neither changed nor duplicated. */
const rejectTrashed = (client: PoolClient) =>
  client.query(
    `update staged set outcome = 'refuse', refused_message = $1,
       refused_value = coalesce(staged.stated_slug, staged.name),
       refused_column = case when stated_slug is null then 'name' else 'slug' end
     from colleges where colleges.id = staged.target and colleges.deleted_at is not null`,
    [messages.inTrash],
  )

/** New colleges need a name and a state; a file without those columns only updates existing ones. */
const rejectNameless = (client: PoolClient) =>
  rejectRows(client, {
    column: 'slug',
    value: 'stated_slug',
    message: messages.unknownSlug,
    where: 'target is null and (name is null or state is null)',
  })

/** Rejects duplicates by slug, record, or name and city. */
async function rejectSame(client: PoolClient): Promise<void> {
  const reject = (group: string, where: string, column: string) =>
    rejectRepeated(client, {
      group,
      where,
      column,
      value: `case when ${column} = 'slug' then stated_slug else name end`,
      message: messages.twice('%s'),
    })
  await reject('stated_slug', 'stated_slug is not null', `'slug'`)
  await reject('target', 'target is not null', `case when stated_slug is null then 'name' else 'slug' end`)
  await reject('place_key', 'target is null and stated_slug is null', `'name'`)
  await client.query(
    `update staged set outcome = 'refuse', refused_column = 'name', refused_value = staged.name,
       refused_message = format($1, named.line)
     from staged as named
     where staged.outcome <> 'refuse' and staged.target is null and staged.stated_slug is null
       and named.outcome <> 'refuse' and named.target is null and named.stated_slug is not null
       and named.place_key = staged.place_key`,
    [messages.twice('%s')],
  )
}

/** An existing college changes if any stated value differs, or it is unpublished. */
async function compare(client: PoolClient, stated: ReadonlySet<string>): Promise<void> {
  const scalars = SCALARS.filter(({ name }) => stated.has(name)).map(({ name, column, kind }) => {
    if (kind === 'number') return `colleges.${column} is not distinct from staged.${column}`
    if (kind === 'flag') return `coalesce(colleges.${column}, false) = staged.${column}`
    const isOneLine = COLLEGE_COLUMNS[name]?.isOneLine
    return `${asRead(`colleges.${column}::text`, isOneLine)} is not distinct from staged.${column}`
  })
  const lists = LISTS.filter(({ name }) => stated.has(name)).map(
    ({ name, table, value, path }) => `staged.${name} = coalesce((
      select jsonb_agg(${asRead(`${value}::text`)} order by "order") from ${table}
      where parent_id = colleges.id and ${asRead(`${value}::text`)} is not null ${path ? `and path = '${path}'` : ''}
    ), '[]')`,
  )
  const sources = SOURCES.filter(({ name }) => stated.has(name)).map(
    ({ name, column }) => `case when staged.${name} is null then colleges.${column} is null
      else exists (select from sources where sources.id = colleges.${column} and ${namesSource(name)}) end`,
  )
  const checked = stated.has('checked_on')
    ? [`${daySql('colleges.checked_on')} is not distinct from staged.checked_on`]
    : []
  await client.query(`
    update staged set outcome = case when ${[
      `colleges._status = 'published'`,
      'staged.slug is null',
      ...scalars,
      ...lists,
      ...sources,
      ...checked,
    ].join(' and ')} then 'skip' else 'change' end
    from colleges where colleges.id = staged.target and staged.outcome = 'create'`)
}
