import type { PoolClient } from 'pg'
import { type Deciding, matchBySlug, rejectRepeated, rejectRows } from '@/cms/import/importer'
import { collegeDeskMessages } from '@/features/colleges/admin/messages'
import { unknownState } from '@/features/colleges/hooks/name-state'
import { IS_STATE, nameStagedStates, readRegionNames } from '@/features/colleges/hooks/region-name-queries'
import { foldedNameSql } from '@/lib/matching/name-key'
import { collegeRowMessages as messages } from '../messages'
import { daySql, LISTS, namesSource, SCALARS, SOURCES } from './college-columns'

/** By name and town; where no town is known, the state tells a college from its namesakes. */
const placeKey = (table: string) =>
  `${foldedNameSql(`${table}.name`)} || '@' || ${foldedNameSql(`coalesce(nullif(${table}.location, ''), ${table}.state, '')`)}`

/**
 * A stored text as the reader of a file would read it, so that an exported file changes nothing. The last two are a
 * no-break space and a byte order mark.
 */
export const asRead = (text: string) =>
  `nullif(btrim(replace(replace(${text}, E'\\r\\n', E'\\n'), E'\\r', E'\\n'), E' \\t\\n\\u00a0\\ufeff'), '')`

/** Finds the college that each staged row means, and decides whether it changes it, leaves it or makes a new one. */
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
 * Without an address, the same name in the same town means the same college. With a new address it does too, when no
 * other row claims that college: then the college is renamed.
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
 * Refuses the rows that would stand under no state, and says which state was probably meant.
 * @param unless SQL over `staged`: the rows that may keep theirs
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

/** A college that stands under a state of its own writing already may keep it. */
const KEEPS_STATE = `exists (select from colleges where colleges.id = staged.target and colleges.state = staged.state)`

/**
 * A state lies in one country. A new college takes it from the state where the file names none; any other that would
 * stand in a state of the other country is refused, unless it stands so already.
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

/** A college in the trash is neither changed nor made a second time. */
const rejectTrashed = (client: PoolClient) =>
  client.query(
    `update staged set outcome = 'refuse', refused_message = $1,
       refused_value = coalesce(staged.stated_slug, staged.name),
       refused_column = case when stated_slug is null then 'name' else 'slug' end
     from colleges where colleges.id = staged.target and colleges.deleted_at is not null`,
    [messages.inTrash],
  )

/** A new college has a name and a state; a file without those columns only adds to colleges that there are. */
const rejectNameless = (client: PoolClient) =>
  rejectRows(client, {
    column: 'slug',
    value: 'stated_slug',
    message: messages.unknownSlug,
    where: 'target is null and (name is null or state is null)',
  })

/** Refuses every row after the first that means the same college, by its address, its record or its name and town. */
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

/** A known college is changed when anything that the file states of it differs, or when it is not published. */
async function compare(client: PoolClient, stated: ReadonlySet<string>): Promise<void> {
  const scalars = SCALARS.filter(({ name }) => stated.has(name)).map(({ column, kind }) => {
    if (kind === 'number') return `colleges.${column} is not distinct from staged.${column}`
    if (kind === 'flag') return `coalesce(colleges.${column}, false) = staged.${column}`
    return `${asRead(`colleges.${column}::text`)} is not distinct from staged.${column}`
  })
  const lists = LISTS.filter(({ name }) => stated.has(name)).map(
    ({ name, table, value, path }) => `staged.${name} = coalesce((
      select jsonb_agg(${asRead(`${value}::text`)} order by "order") from ${table}
      where parent_id = colleges.id and ${asRead(`${value}::text`)} is not null ${path ? `and path = '${path}'` : ''}
    ), '[]')`,
  )
  const sources = SOURCES.filter(({ name }) => stated.has(name)).map(
    ({ name, column }) => `case when staged.${name} is null then colleges.${column} is null
      else exists (select from sources where sources.id = colleges.${column} and ${namesSource(name, 'sources')}) end`,
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
