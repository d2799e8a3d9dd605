import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { measuredPools } from '@/features/cut-offs/operations/measure-queries'
import { testPayload } from '../../setup/payload'
import { createBoard, importRanks } from './closing-rank-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
  await createBoard(payload)
})

beforeEach(() => payload.db.pool.query('delete from closing_ranks; delete from college_names'))

interface Stated {
  year?: number
  state?: string
  reference?: string
  rank?: number
}
const row = (name: string, { year = 2024, state = 'Bihar', reference = '', rank = 1000 }: Stated = {}) =>
  `${year},board,All,R1,Open,MBBS,${name},${state},${reference},${rank},,Result of the board`

const names = async () =>
  (
    await payload.db.pool.query(
      `select college_names.name, match::text, reference, colleges.slug as college from college_names
         left join colleges on colleges.id = college_id order by college_names.name`,
    )
  ).rows

/** Somebody says in the studio which college a name means. */
async function chooseByHand(name: string, slug: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { slug: { equals: slug } },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'college-names',
    where: { name: { equals: name } },
    data: { college: docs[0]?.id, match: 'by-hand' },
    overrideAccess: true,
  })
}

it.each([
  ['two spellings with one reference are', { reference: 'xavier-patna' }, 'Xavier', 'St Xavier’s Hospital', 1],
  ['one spelling without a reference is', {}, 'Xavier', 'Xavier', 1],
  ['a spelling with other capitals and marks is', {}, 'XAVIER-HOSPITAL', 'Xavier Hospital.', 1],
  ['two spellings without a reference are not', {}, 'Xavier', 'St Xavier’s Hospital', 0],
])(
  'measures a college that the site does not have: %s the same in both years',
  async (_, stated, one, other, cases) => {
    await importRanks(payload, [
      row(one, { ...stated, year: 2024, rank: 1000 }),
      row(other, { ...stated, year: 2025, rank: 1100 }),
      // Another college, in the earlier year alone.
      row('Yusuf', { reference: 'yusuf-gaya', year: 2024 }),
    ])
    const pools = await measuredPools(payload.db.pool, false, 1)
    expect(pools.map((pool) => [pool.cases, pool['at 1.0'], pool['at 1.2']])).toEqual(cases ? [[1, 100, 0]] : [])
  },
)

it('keeps the reference of a name, shows a new one before it is written, and writes each once', async () => {
  const file = (reference: string) => [
    row('Xavier', { reference, year: 2024 }),
    row('Xavier', { reference, year: 2025 }),
  ]
  await importRanks(payload, file(''))
  expect(await names()).toMatchObject([{ reference: null }])

  const shown = await importRanks(payload, file('xavier'), { mode: 'check' })
  expect(shown).toMatchObject({ created: 0, changed: 1, skipped: 1 })
  expect(shown.changes).toMatchObject([{ row: 2, fields: [{ column: 'ref_slug', before: '', after: 'xavier' }] }])
  expect(await names()).toMatchObject([{ reference: null }])

  expect(await importRanks(payload, file('xavier'))).toMatchObject({ created: 0, changed: 1, skipped: 1 })
  expect(await importRanks(payload, file('xavier'))).toMatchObject({ created: 0, changed: 0, skipped: 2 })
  expect(await names()).toMatchObject([{ reference: 'xavier' }])
  expect(await importRanks(payload, file('xavier-patna'))).toMatchObject({ changed: 1 })
  expect(await names()).toMatchObject([{ reference: 'xavier-patna' }])
})

it('takes a file that gives no reference, or several for one name, as saying nothing of it', async () => {
  await importRanks(payload, [row('Xavier', { reference: 'xavier' })])
  expect(await importRanks(payload, [row('Xavier')])).toMatchObject({ changed: 0, skipped: 1 })
  await importRanks(payload, ['2025,board,All,R1,Open,MBBS,Xavier,Bihar,900,Result of the board'], {
    header: 'year,authority,quota,round,category,course,college_name,state,closing_rank,source',
  })
  await importRanks(payload, [
    row('Xavier', { reference: 'other', year: 2022 }),
    row('Xavier', { reference: 'another', year: 2023 }),
  ])
  expect(await names()).toMatchObject([{ reference: 'xavier' }])
})

it('gives an open name the college of the name that has its reference, which somebody has chosen', async () => {
  const file = [
    row('Xavier', { reference: 'xavier' }),
    row('St Xavier’s Hospital', { reference: 'xavier', year: 2025 }),
    row('Xavier of the next state', { reference: 'xavier', year: 2025, state: 'Assam' }),
  ]
  await importRanks(payload, file)
  await chooseByHand('Xavier', 'first')

  const shown = await importRanks(payload, file, { mode: 'check' })
  expect(shown.changes).toEqual([
    {
      row: 3,
      title: 'St Xavier’s Hospital, Bihar',
      fields: [{ column: 'college', before: '', after: 'College first' }],
    },
  ])
  expect(await importRanks(payload, file)).toMatchObject({ created: 0, changed: 1, skipped: 2 })
  expect(await names()).toEqual([
    { name: 'St Xavier’s Hospital', match: 'found', reference: 'xavier', college: 'first' },
    { name: 'Xavier', match: 'by-hand', reference: 'xavier', college: 'first' },
    { name: 'Xavier of the next state', match: 'open', reference: 'xavier', college: null },
  ])
  expect(await importRanks(payload, file)).toMatchObject({ changed: 0, skipped: 3 })
})

it('follows no reference that stands for two colleges, or with which a list states one seat twice', async () => {
  const file = [
    row('Xavier', { reference: 'xavier' }),
    row('St Xavier’s Hospital', { reference: 'xavier', year: 2025 }),
    row('Xavier Medical', { reference: 'xavier', year: 2023 }),
    row('Yusuf', { reference: 'yusuf' }),
    row('Yusuf Medical', { reference: 'yusuf' }),
  ]
  await importRanks(payload, file)
  await chooseByHand('Xavier', 'first')
  await chooseByHand('St Xavier’s Hospital', 'second')
  await chooseByHand('Yusuf', 'first')
  expect(await importRanks(payload, file)).toMatchObject({ changed: 0, skipped: 5 })
  expect(await names()).toMatchObject([
    { name: 'St Xavier’s Hospital', college: 'second' },
    { name: 'Xavier', college: 'first' },
    { name: 'Xavier Medical', match: 'open', college: null },
    { name: 'Yusuf', college: 'first' },
    { name: 'Yusuf Medical', match: 'open', college: null },
  ])
})

it('knows a name again when its state has a new name, in files that write the new one and the old one', async () => {
  const state = { name: 'Orissa', slug: 'orissa', kind: 'State', country: 'India' } as const
  const { id } = await payload.create({ collection: 'regions', data: state, overrideAccess: true })
  const file = (written: string, rank: number) => [row('Xavier', { state: written, rank })]
  const states = async () => (await payload.db.pool.query('select name, state from college_names')).rows
  await importRanks(payload, file('Orissa', 1000))
  await chooseByHand('Xavier', 'first')
  await payload.update({ collection: 'regions', id, data: { name: 'Odisha' }, overrideAccess: true })
  expect(await states()).toEqual([{ name: 'Xavier', state: 'Odisha' }])
  for (const [written, rank] of [
    ['Odisha', 1100],
    ['Orissa', 1200],
  ] as const) {
    expect(await importRanks(payload, file(written, rank))).toMatchObject({ created: 0, changed: 1 })
    expect(await names()).toMatchObject([{ name: 'Xavier', match: 'by-hand', college: 'first' }])
  }
  expect(await states()).toEqual([{ name: 'Xavier', state: 'Odisha' }])
})
