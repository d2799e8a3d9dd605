import type { PoolClient } from 'pg'
import { rejectRepeated, rejectRows } from '@/cms/import/decisions'
import type { Deciding } from '@/cms/import/importer'
import { isOfPoolSql } from '../../operations/own-pool-rule'
import { cutOffRowMessages as texts } from '../messages'
import { findTerms, remarkNewTerms } from './match-labels'
import { matchNames, SEAT } from './match-names'

/** Finds the authority, the words and the college of every staged row, and which figures are kept already. */
export async function decideRanks({ client }: Deciding): Promise<void> {
  await client.query(`
    alter table staged add column authority_id uuid, add column quota_id uuid, add column category_id uuid,
      add column listed_id uuid, add column college_id uuid, add column remark text`)
  await findAuthorities(client)
  await rejectRepeated(client, {
    group: `name, state, ${SEAT}`,
    column: `'college_name'`,
    value: 'name',
    message: texts.twice('%s'),
  })
  await findTerms(client)
  await remarkNewTerms(client)
  await matchNames(client)
  await findKept(client)
}

async function findAuthorities(client: PoolClient): Promise<void> {
  await client.query(`
    with named as materialized (
      select written, (
        select id from counselling_authorities known
        where lower(written) in (lower(known.slug), lower(known.short_name), lower(known.name))
        order by lower(written) = lower(known.slug) desc, known.created_at limit 1
      ) as id
      from (select distinct authority as written from staged) as authorities
    )
    update staged set authority_id = named.id from named where named.written = staged.authority and named.id is not null`)
  await rejectRows(client, { column: 'authority', message: texts.noSuchAuthority, where: 'authority_id is null' })
}

/**
 * A figure that is kept already changes where the file says something else of it. It is known again by the name that
 * the list gives the college, or, under another name, by the college itself. A new reference is a change of the first
 * row that has the name.
 */
async function findKept(client: PoolClient): Promise<void> {
  const sameSeat = `held.year = staged.year and held.round::text = staged.round and ${isOfPoolSql('held', 'staged')}
      and held.category_id = staged.category_id and held.course::text = staged.course
      and held.gender::text = staged.gender and held.authority_id = staged.authority_id`
  await client.query(`
    update staged set target = held.id from closing_ranks held
    where staged.outcome = 'create' and held.listed_as_id = staged.listed_id and ${sameSeat}`)
  await client.query(`
    update staged set target = kept.id
    from (
      select distinct on (held.id) held.id, staged.line from staged
        join closing_ranks held on held.college_id = staged.college_id and ${sameSeat}
      where staged.outcome = 'create' and staged.target is null
        and not exists (select from staged taken where taken.target = held.id)
      order by held.id, staged.line
    ) as kept
    where kept.line = staged.line`)
  await client.query(`
    update staged set outcome = case
      when held.closing_rank = staged.closing_rank and held.rank_type::text = staged.rank_type
        and held.allotted is not distinct from staged.allotted
        and coalesce(held.flag, '') = coalesce(staged.flag, '') and coalesce(held.place, '') = coalesce(staged.place, '')
        and lower(source.title) is not distinct from lower(staged.source)
        and held.college_id is not distinct from staged.college_id
        and held.listed_as_id is not distinct from staged.listed_id
      then 'skip' else 'change' end
    from closing_ranks held left join sources source on source.id = held.source_id
    where staged.outcome = 'create' and held.id = staged.target`)
  await client.query(`
    update staged set outcome = 'change' from names join college_names held on held.id = names.listed_id
    where staged.outcome = 'skip' and staged.line = names.line and names.reference is distinct from held.reference`)
}
