import type { PoolClient } from 'pg'
import { remarkLines } from '@/cms/import/importer'
import { nearestWord } from '@/lib/search/correction'
import { cutOffRowMessages as messages } from '../messages'

/** The columns of a file with an authority's terms. */
export const SEAT_WORDS = ['quota', 'category'] as const

/** Finds the known terms; new ones are added when the rows are written. */
export async function findTerms(client: PoolClient): Promise<void> {
  const termOf = (kind: (typeof SEAT_WORDS)[number]) => `
    left join seat_terms ${kind} on ${kind}.authority_id = named.authority_id and ${kind}.kind = '${kind}'
      and ${kind}.code = named.${kind}`
  await client.query(`
    update staged set quota_id = quota.id, category_id = category.id
    from (select distinct authority_id, quota, category from staged) as named ${SEAT_WORDS.map(termOf).join('')}
    where (staged.quota_id is null or staged.category_id is null) and named.authority_id = staged.authority_id
      and named.quota = staged.quota and named.category = staged.category`)
}

/** Remarks a new term once, on its first row. */
export async function remarkNewTerms(client: PoolClient): Promise<void> {
  for (const kind of SEAT_WORDS) {
    await client.query(`alter table staged add column ${kind}_remark text`)
    const { rows } = await client.query<{
      line: number
      code: string
      authority: string
      rows: number
      known: string[]
    }>(`
      select min(line) as line, ${kind} as code, authority.name as authority, count(*)::int as rows,
        array(select code from seat_terms where authority_id = staged.authority_id and kind = '${kind}' order by code) as known
      from staged join counselling_authorities authority on authority.id = staged.authority_id
      where outcome <> 'refuse' and ${kind}_id is null group by ${kind}, authority.name, staged.authority_id`)
    const remarks = rows.map(({ line, code, authority, rows: count, known }) => {
      const near = nearestWord(
        code.toLowerCase(),
        known.map((one) => one.toLowerCase()),
      )
      const meant = known.find((one) => one.toLowerCase() === near || one.toLowerCase() === code.toLowerCase())
      return { line, remark: messages.newWord({ kind, authority, count, meant }) }
    })
    await remarkLines(client, `${kind}_remark`, remarks)
  }
}
