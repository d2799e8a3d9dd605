import type { PoolClient } from 'pg'
import { type Deciding, matchBySlug, rejectRepeated, rejectRows } from '@/cms/import/importer'
import { nameStagedStates } from '@/features/colleges/hooks/region-name-queries'
import { rejectUnknownStates } from '@/features/colleges/import/admin/match-colleges'
import { matchRows } from '@/lib/matching/match-rows'
import type { Identity, KnownCollege } from '@/lib/matching/similarity'
import { officialRowMessages as messages } from '../../messages'
import { compareOfficialRows } from './compare-listed'

/** Matches each staged row to a college, and what it changes, contradicts or leaves. */
export async function decideOfficialRows({ client }: Deciding): Promise<void> {
  await client.query('alter table staged add column may_be uuid')
  await nameStagedStates(client)
  await rejectUnknownStates(client)
  await matchListedBySlug(client)
  await matchByName(client)
  await releaseClaimed(client)
  await rejectUnusable(client)
  await rejectSame(client)
  await compareOfficialRows(client)
}

const reject = (client: PoolClient, column: 'slug' | 'name', message: string, where: string) =>
  rejectRows(client, { column, value: column === 'slug' ? 'stated_slug' : 'name', message, where })

async function matchListedBySlug(client: PoolClient): Promise<void> {
  await matchBySlug(client, 'colleges')
  await client.query(
    'alter table staged add column is_addressed boolean; update staged set is_addressed = target is not null',
  )
  await reject(client, 'slug', messages.noSuchSlug, 'stated_slug is not null and target is null and not is_made')
}

/** Rows with a slug are certain: an existing college, or a new one. */
async function matchByName(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Identity & { line: number }>(
    `select line, name, location, state, courses from staged
     where target is null and not is_new and outcome <> 'refuse' order by line`,
  )
  const { rows: known } = await client.query<KnownCollege>(`
    select id, coalesce(name, '') as name, location, state,
      array(select value::text from colleges_courses where parent_id = colleges.id) as courses,
      array(select text from colleges_texts where parent_id = colleges.id and path = 'aliases') as aliases
    from colleges where state in (select distinct state from staged)
    order by deleted_at desc nulls first, created_at, id`)
  const matches = matchRows(rows, known, { eachOnce: true })
  await client.query(
    `update staged set target = found.target, may_be = case when not is_made then found.may_be end
     from unnest($1::int[], $2::uuid[], $3::uuid[]) as found (line, target, may_be) where found.line = staged.line`,
    [
      rows.map(({ line }) => line),
      matches.map((match) => ('is' in match ? match.is : null)),
      matches.map((match) => ('mayBe' in match ? match.mayBe : null)),
    ],
  )
}

async function rejectUnusable(client: PoolClient): Promise<void> {
  await client.query(
    `update staged set outcome = 'refuse', refused_column = 'name', refused_value = staged.name,
       refused_message = format($1, colleges.name, colleges.slug)
     from colleges where colleges.id = staged.may_be and staged.outcome <> 'refuse'`,
    [messages.mayBe('%1$s', '%2$s')],
  )
  await client.query(
    `update staged set outcome = 'refuse', refused_column = 'name', refused_value = staged.name,
       refused_message = format($1, colleges.name, colleges.slug)
     from colleges where colleges.id = staged.target and staged.stated_slug is null and staged.outcome <> 'refuse'
       and staged.seats <> '[]' and exists (select from colleges_courses where parent_id = colleges.id)
       and not exists (select from colleges_courses join jsonb_to_recordset(staged.seats) as stated (course text)
         on stated.course = colleges_courses.value::text where parent_id = colleges.id)`,
    [messages.otherCourses('%1$s', '%2$s')],
  )
  const meant = (condition: string) =>
    `exists (select from colleges where colleges.id = staged.target and ${condition})`
  await reject(client, 'name', messages.inTrash, meant('deleted_at is not null'))
  await reject(client, 'name', messages.isDraft, meant(`_status is distinct from 'published'`))
}

/** A college one row identifies by slug is not matched by name by another. */
const releaseClaimed = (client: PoolClient) =>
  client.query(`
    update staged set target = null
    where is_made and not is_addressed and exists (
      select from staged as other where other.target = staged.target and other.is_addressed)`)

/** Rejects duplicates of a college, keeping rows with a slug first, and duplicates of new ones by name and city. */
async function rejectSame(client: PoolClient): Promise<void> {
  const same = {
    order: 'stated_slug is null, line',
    column: `'name'`,
    value: 'staged.name',
    message: messages.twice('%s'),
  }
  await rejectRepeated(client, { ...same, group: 'target', where: 'target is not null' })
  const place = `lower(name), lower(coalesce(location, '')), state`
  await rejectRepeated(client, { ...same, group: place, where: 'target is null and not is_new' })
}
