import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { readRound } from '@/features/cut-offs/import/row'
import { contentFile } from '@/seed/files/read-content'
import { takeLeftOut } from '@/seed/steps/import-content'
import { seedAuthorities } from '@/seed/steps/seed-counselling'
import {
  closingRankFiles,
  seatTerms,
  seedClosingRanks,
  seedCollegeNames,
  seedSeatTerms,
} from '@/seed/steps/seed-cut-offs'
import { seedRegions } from '@/seed/steps/seed-guidance'
import { seedSources } from '@/seed/steps/seed-sources'
import { testPayload } from '../../setup/payload'
import { importRanks } from './closing-rank-fixtures'

type Row = Record<string, string>
const read = (file: string): Row[] => parse(readFileSync(contentFile(file)), { columns: true })
const files = closingRankFiles().map((file) => ({ file, rows: read(file) }))
const all = files.flatMap(({ rows }) => rows)
const SHOWN = 200

let payload: Payload
const query = async <Each>(text: string, values: unknown[] = []) =>
  (await payload.db.pool.query(text, values)).rows as Each[]

beforeAll(async () => {
  payload = await testPayload()
  await seedSources(payload)
  await seedRegions(payload)
  await seedAuthorities(payload)
  await seedSeatTerms(payload)
  const stateOf = new Map(read('college-names.csv').map(({ college, state }) => [college, state]))
  stateOf.delete('')
  await query(
    `insert into colleges (slug, name, location, state, country, status, _status)
     select slug, slug, 'Town', state, 'India', 'Active', 'published' from unnest($1::text[], $2::text[]) as c (slug, state)`,
    [[...stateOf.keys()], [...stateOf.values()]],
  )
})

it('adds every figure of the files by the importer, each with its college, and nothing of it a second time', async () => {
  await seedCollegeNames(payload)
  expect(await seedClosingRanks(payload)).toBe(all.length)
  const counted = await query(
    `select authority.slug || ' ' || year as list, count(*)::int as rows from closing_ranks figure
       join counselling_authorities authority on authority.id = figure.authority_id group by 1 order by 1`,
  )
  const listed = new Map<string, number>()
  for (const { authority, year } of all) {
    listed.set(`${authority} ${year}`, (listed.get(`${authority} ${year}`) ?? 0) + 1)
  }
  expect(counted).toEqual([...listed].sort().map(([list, rows]) => ({ list, rows })))

  // Spread over all files.
  const some = all.filter((_, index) => index % Math.floor(all.length / SHOWN) === 0)
  const kept = await query<{ line: number }>(
    `select distinct given.line from jsonb_to_recordset($1::jsonb) as given (line int, authority text, year int, round text,
         course text, quota text, category text, gender text, college_name text, state text, closing_rank int, source text)
       join college_names name on name.name = given.college_name and name.state = given.state
       join closing_ranks figure on figure.listed_as_id = name.id and figure.year = given.year
         and figure.round::text = given.round and figure.course::text = given.course
         and figure.gender::text = given.gender and figure.closing_rank = given.closing_rank
         and figure.college_id is not distinct from name.college_id and figure.checked_on is null
       join counselling_authorities authority on authority.id = figure.authority_id and authority.slug = given.authority
       join seat_terms quota on quota.id = figure.quota_id and given.quota in (quota.code, quota.instead_of)
       join seat_terms category on category.id = figure.category_id and category.code = given.category
       join sources source on source.id = figure.source_id and source.title = given.source`,
    [
      JSON.stringify(
        some.map((row, line) => ({
          ...row,
          line,
          round: readRound(row.round ?? ''),
          gender: row.gender?.toLowerCase().startsWith('f') ? 'female' : 'any',
        })),
      ),
    ],
  )
  expect(kept).toHaveLength(some.length)

  const [met] = await query<{ share: number }>(
    'select count(college_id)::float8 / count(*) as share from closing_ranks',
  )
  expect(met?.share).toBeGreaterThan(0.95)
  const known = new Set(seatTerms().map(({ authority, kind, code }) => `${authority} ${kind} ${code}`))
  const words = await query<{ word: string }>(
    `select authority.slug || ' ' || kind || ' ' || code as word from seat_terms
       join counselling_authorities authority on authority.id = authority_id`,
  )
  expect(words.filter(({ word }) => !known.has(word))).toEqual([])

  expect(await seedCollegeNames(payload)).toBe(0)
  expect(await seedClosingRanks(payload)).toBe(0)
})

it('leaves what a database has: a round of another document, a figure of its own; and adds what is missing', async () => {
  const [{ file = '', rows } = { rows: [] }] = files
  const ofRound = (name: string) => rows.filter(({ round }) => round === name)
  const [ours, theirs] = [ofRound('R1')[0], ofRound('R2')[0]]
  if (!ours || !theirs) throw new Error('The first file has not two rounds.')
  const held = `closing_ranks figure using counselling_authorities authority
    where authority.id = figure.authority_id and authority.slug = $1 and year = $2`
  await query(`delete from ${held}`, [ours.authority, ours.year])
  await payload.kv.delete(`content of ${file}`)
  const columns = [
    'year',
    'authority',
    'quota',
    'round',
    'category',
    'course',
    'college_name',
    'state',
    'closing_rank',
    'source',
  ]
  const given = [
    { ...ours, closing_rank: '7' },
    { ...theirs, closing_rank: '8', source: 'A list of somebody else' },
  ]
  await importRanks(
    payload,
    given.map((row: Row) => columns.map((column) => `"${row[column]}"`).join()),
    { header: columns.join() },
  )
  expect(await seedClosingRanks(payload)).toBe(rows.length - 1 - ofRound('R2').length)
  const rounds = await query(
    `select round::text, count(*)::int as rows, min(closing_rank)::int as least from closing_ranks figure
       join counselling_authorities authority on authority.id = figure.authority_id
     where authority.slug = $1 and year = $2 and round in ('r1', 'r2') group by 1 order by 1`,
    [ours.authority, ours.year],
  )
  expect(rounds).toEqual([
    { round: 'r1', rows: ofRound('R1').length, least: 7 },
    { round: 'r2', rows: 1, least: 8 },
  ])
})

it('names the rows that it leaves out: file, column and reason once, with how many and the first of them', async () => {
  const [{ file = '', rows } = { rows: [] }] = files
  const authority = `counselling_authorities set slug = $1, name = $1, short_name = $1 where slug = $2`
  const slug = rows[0]?.authority ?? ''
  const [held] = await query<{ name: string; short_name: string }>(
    'select name, short_name from counselling_authorities where slug = $1',
    [slug],
  )
  await payload.kv.delete(`content of ${file}`)
  takeLeftOut()
  // Somebody calls the authority otherwise than the file does.
  await query(`update ${authority}`, ['called-otherwise', slug])
  expect(await seedClosingRanks(payload)).toBe(0)
  await query('update counselling_authorities set slug = $1, name = $2, short_name = $3 where slug = $4', [
    slug,
    held?.name,
    held?.short_name,
    'called-otherwise',
  ])
  const said = takeLeftOut()
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`content/${file}, column authority: `)
  expect(said[0]).toMatch(new RegExp(`Left out: ${rows.length}, row 2 \\(.*, row 3 \\(.*, row 4 \\(.*, …$`))
  expect(takeLeftOut()).toEqual([])
})
