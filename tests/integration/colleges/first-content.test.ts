import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { tags } from '@/lib/caching/cache'
import { TAGS_TO_CLEAR } from '@/lib/caching/tag-channels.mjs'
import type { User } from '@/payload-types'
import { ALL_INDIA, stateTotals } from '@/seed/files/guidance-files'
import { contentFile } from '@/seed/files/read-content'
import { seedKinds } from '@/seed/steps/seed-college-facts'
import { seedColleges } from '@/seed/steps/seed-colleges'
import { seedFees } from '@/seed/steps/seed-fees'
import { seedRegions } from '@/seed/steps/seed-guidance'
import { seedSources } from '@/seed/steps/seed-sources'
import { fileOf } from '../../setup/file-to-import'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

/** A row of a file, by its columns. */
type Row = Record<string, string>
const rowsOf = (file: string): Row[] => parse(readFileSync(contentFile(file)), { columns: true })
const LISTS = [
  { course: 'MBBS', key: 'mbbs', column: 'mbbs_seats', rows: rowsOf('official/mbbs-2024-25.csv') },
  { course: 'BDS', key: 'bds', column: 'bds_seats', rows: rowsOf('official/bds-2024-25.csv') },
] as const
const described = rowsOf('colleges.csv')
const slugOf = (row: Row) => (row.slug ?? '').replace(/^new /, '')

let payload: Payload
let editor: User
let added: number

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  await seedSources(payload)
  await seedRegions(payload)
  added = await seedColleges(payload)
})

async function rows<Each>(sql: string, values: unknown[] = []): Promise<Each[]> {
  return (await payload.db.pool.query(sql, values)).rows
}

const inState = async (course: string) =>
  new Map(
    (
      await rows<{ state: string; colleges: number; seats: number }>(
        `select state, count(*)::int as colleges, coalesce(sum(row.seats), 0)::int as seats from colleges
           left join colleges_seat_rows as row on row._parent_id = colleges.id and row.course::text = $1 and row.source_id is not null
         where country = 'India' and exists (
           select from colleges_courses as taught where taught.parent_id = colleges.id and taught.value::text = $1)
         group by state`,
        [course],
      )
    ).map(({ state, ...counted }) => [state, counted]),
  )

describe('the colleges of a fresh start', () => {
  it('are those of the files, each once', async () => {
    const wanted = new Set([...described.map(slugOf), ...LISTS.flatMap((list) => list.rows.map(slugOf))])
    const there = await rows<{ slug: string }>('select slug from colleges')
    expect(there.map(({ slug }) => slug).sort()).toEqual([...wanted].sort())
    expect(added).toBe(wanted.size)
    const twins = await rows('select name, location, state from colleges group by 1, 2, 3 having count(*) > 1')
    expect(twins).toEqual([])
    // A name that stands two or three times is told apart by its town, which each of them states.
    const alike = `select name from colleges group by name having count(*) > 1`
    expect((await rows(alike)).length).toBeGreaterThan(5)
    expect(await rows(`${alike} and count(distinct nullif(location, '')) < count(*)`)).toEqual([])
  })

  it('spell a town in one way within a state', () => {
    const spellings = new Map<string, Set<string>>()
    for (const { state = '', location, city = location ?? '' } of [
      ...described,
      ...LISTS.flatMap((list) => list.rows),
    ]) {
      // Without vowels, doubled letters and h, in which spellings differ; what is left of a short name is of many towns.
      const sounds = city
        .toLowerCase()
        .replace(/[^a-z]|[aeiouh]/g, '')
        .replace(/(.)\1/g, '$1')
      const key = `${state} ${sounds}`
      if (sounds.length > 3) spellings.set(key, (spellings.get(key) ?? new Set()).add(city))
    }
    expect([...spellings.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([])
  })

  it.each(LISTS)('add up to the list of $course, state by state', async ({ course, key }) => {
    const found = await inState(course)
    const totals = stateTotals().filter((total) => total.course === key && total.state !== ALL_INDIA)
    for (const { state, colleges, seats } of totals) {
      expect({ state, ...found.get(state) }).toEqual({ state, colleges, seats })
    }
    expect([...found.keys()].sort()).toEqual(totals.map(({ state }) => state).sort())
  })

  it('say what the lists say: every seventh figure, with its year, its source and the day of the comparison', async () => {
    const compared = LISTS.flatMap(({ course, column, rows: listed }) =>
      listed
        .filter((row, index) => index % 7 === 0 && row[column] !== '0')
        .map((row) => ({ course, row, seats: Number(row[column]) })),
    )
    expect(compared.length).toBeGreaterThan(140)
    for (const { course, row, seats } of compared) {
      const [found] = await rows(
        `select row.seats::int, row.since::int, row.year, source.title,
           to_char(row.checked_on at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as checked
         from colleges join colleges_seat_rows as row on row._parent_id = colleges.id
           join sources as source on source.id = row.source_id
         where slug = $1 and row.course::text = $2`,
        [slugOf(row), course],
      )
      expect({ slug: slugOf(row), ...(found as object) }).toEqual({
        slug: slugOf(row),
        seats,
        since: row.established ? Number(row.established) : null,
        year: row.source_year,
        title: row.source,
        checked: row.checked_on || null,
      })
    }
  })

  it('have the fees of the file, those of a government’s quota apart', async () => {
    const file = rowsOf('fees/karnataka.csv')
    await seedKinds(payload)
    await seedFees(payload)
    const [kept] = await rows(
      `select count(*)::int as rows, sum(amount)::int as amount from colleges_fee_rows where seat_pool is not null`,
    )
    expect(kept).toEqual({ rows: file.length, amount: file.reduce((sum, row) => sum + Number(row.amount), 0) })
    const quota = await rows(
      `select slug from colleges join colleges_fee_rows as row on row._parent_id = colleges.id and row.seat_pool = 'government'
       where ownership in ('Private', 'Deemed') and row.amount = colleges.fees_amount`,
    )
    expect(quota).toEqual([])
    expect(await rows(`select fees from colleges where slug = 'ks-hegde-medical-academy'`)).toEqual([{ fees: null }])
    expect(await seedFees(payload)).toBe(0)
  })

  it('keep the words and figures that stand in no list', async () => {
    const stated = described.filter((row) => row.description)
    const found = await rows<Row>(
      `select slug, name, description, coalesce(rating::text, '') as rating, coalesce(established::text, '') as established
       from colleges where slug = any($1) order by slug collate "C"`,
      [stated.map(slugOf)],
    )
    const wanted = stated.map(({ slug, name, description, rating, established }) => ({
      ...{ slug, name, description, rating, established },
    }))
    expect(found).toEqual(wanted.sort((one, other) => ((one.slug ?? '') < (other.slug ?? '') ? -1 : 1)))
  })
})

describe('a second seed', () => {
  const everything = async () =>
    (
      await rows<{ text: string }>(
        `select string_agg(colleges::text, '' order by id) || (select string_agg(row::text, '' order by id) from colleges_seat_rows as row)
         || (select count(*) from _colleges_v) as text from colleges`,
      )
    )[0]?.text

  it('changes nothing', async () => {
    const before = await everything()
    expect(await seedColleges(payload)).toBe(0)
    expect(await everything()).toBe(before)
  })

  it('puts the seats of the official list in the place of our own listing of an older database', async () => {
    const patna = (column: string) =>
      `update colleges_seat_rows set ${column} where course::text = 'MBBS' and _parent_id = (
         select id from colleges where slug = 'patna-medical-college')`
    await rows(patna('seats = 150, since = null, year = null, checked_on = null, source_id = null'))
    // A site that runs beside is told of it.
    const told: string[] = []
    const note = (message: unknown) => void told.push(...(message as { tags: string[] }).tags)
    subscribe(TAGS_TO_CLEAR, note)
    await seedColleges(payload)
    unsubscribe(TAGS_TO_CLEAR, note)
    expect(told).toContain(tags.colleges())
    const college = `select seats, seat_count::int from colleges where slug = 'patna-medical-college'`
    expect(await rows(college)).toEqual([{ seats: '200', seat_count: 200 }])
  })

  it('leaves alone what was edited, renamed or put into the trash, and makes what is missing', async () => {
    const [edited, renamed, trashed, gone] = LISTS[0].rows.slice(0, 4).map(slugOf)
    const of = async (slug?: string) =>
      (await payload.find({ collection: 'colleges', where: { slug: { equals: slug } }, overrideAccess: true })).docs[0]
    const change = async (slug: string | undefined, data: object) =>
      payload.update({
        collection: 'colleges',
        id: (await of(slug))?.id ?? '',
        data,
        user: editor,
        overrideAccess: true,
      })
    await change(edited, { seatRows: [{ course: 'MBBS', seats: 7 }], university: '' })
    await change(renamed, { slug: 'called-otherwise', name: 'Called Otherwise', location: 'Elsewhere' })
    await change(trashed, { deletedAt: new Date().toISOString() })
    await payload.delete({ collection: 'colleges', id: (await of(gone))?.id ?? '', overrideAccess: true })

    expect(await seedColleges(payload)).toBe(1)
    expect(await of(edited)).toMatchObject({ university: '', seats: '7', seatRows: [{ seats: 7 }] })
    expect(await of(renamed)).toBeUndefined()
    expect(await of(trashed)).toBeUndefined()
    expect(await of(gone)).toBeDefined()
  })

  it('leaves alone what an import of the studio wrote, also when whoever imported is gone', async () => {
    const row = LISTS[0].rows[4]
    const slug = slugOf(row ?? {})
    const { importFile } = await import('@/cms/import/import-file')
    const { officialListImporter } = await import('@/features/colleges/import/official-list/admin/importer')
    const text = `name,state,mbbs_seats,slug,source,source_year,source_kind,overwrite\nAny,${row?.state},9,${slug},Another list,2025,own,yes\n`
    const end = await importFile(officialListImporter, fileOf(text, { payload, actor: editor }))
    expect(end).toMatchObject({ report: { changed: 1 } })
    await payload.delete({ collection: 'users', id: editor.id, overrideAccess: true })
    await seedColleges(payload)
    const [found] = await rows('select seats from colleges where slug = $1', [slug])
    expect(found).toEqual({ seats: '9' })
  })
})
