import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SourceKind } from '@/cms/sources/source-rule'
import type { College } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { collegeImports } from './college-import-fixtures'

let payload: Payload
let token: string
let imports: ReturnType<typeof collegeImports>
let count = 0

const source = async (kind: SourceKind, title = `List ${++count}`) =>
  (await payload.create({ collection: 'sources', data: { title, kind, year: '2025' }, overrideAccess: true })).id

const college = (data: Partial<College>) =>
  payload.create({
    collection: 'colleges',
    data: {
      name: `Figured College ${++count}`,
      location: 'Gaya',
      state: 'Bihar',
      country: 'India',
      status: 'Active',
      courses: ['MBBS'],
      ...data,
    },
    overrideAccess: true,
  })
const read = (id: string) => payload.findByID({ collection: 'colleges', id, depth: 0, overrideAccess: true })

beforeAll(async () => {
  payload = await testPayload()
  const editor = await person(payload, 'editor')
  token = await tokenOf(payload, editor.id)
  imports = collegeImports(payload, editor)
})

it('keeps from visitors over REST a fee that contradicts who runs the college, however it is asked for', async () => {
  const list = await source('official')
  const doubtful = await college({ ownership: 'Private', fees: '45,000' })
  const stated = await college({
    ownership: 'Private',
    feeRows: [{ amount: 40_000, source: list }, { amount: 30_000 }],
  })
  const over = async (id: string, query = '', as?: string) =>
    (await rest('GET', `/api/colleges/${id}?depth=0${query}`, { token: as })).json
  for (const query of ['', '&select[fees]=true&select[feeRows]=true', '&depth=1'])
    expect(await over(doubtful.id, query), query).toMatchObject({ fees: null, feeRows: [] })
  expect((await over(stated.id)).feeRows).toMatchObject([{ amount: 40_000 }])
  expect(await over(doubtful.id, '', token)).toMatchObject({ fees: '45,000', feeRows: [{ amount: 45_000 }] })
})

describe('what is written into fees and seats', () => {
  it('becomes a row without a source, which is no public figure', async () => {
    const { id } = await college({ fees: '45,000', seats: '150' })
    expect(await read(id)).toMatchObject({
      fees: '45,000',
      feesAmount: null,
      feesSource: null,
      feeRows: [{ amount: 45_000, source: null }],
      seats: '150',
      seatCount: null,
      seatRows: [{ seats: 150, source: null }],
    })
  })

  it('says beside the figure what it covers, which its money alone is not', async () => {
    const rows = async (id?: string) =>
      (id ? (await read(id)).feeRows : [])?.map(({ amount, covers }) => [amount, covers])
    const fees = [
      ['45,000 with hostel', [[45_000, '45,000 with hostel']]],
      ['₹45,000', [[45_000, null]]],
      ['Rs. 45,000', [[45_000, null]]],
      ['NPR 42,00,000', [[4_200_000, null]]],
    ] as const
    for (const [text, stated] of fees) {
      expect([text, await rows((await college({ fees: text })).id)]).toEqual([text, stated])
      const name = `Imported College ${++count}`
      await imports.importText(`name,location,state,country,courses,fees\n${name},,Bihar,,MBBS,"${text}"\n`)
      const { docs } = await payload.find({
        collection: 'colleges',
        where: { name: { equals: name } },
        draft: true,
        overrideAccess: true,
      })
      expect([text, await rows(docs[0]?.id)]).toEqual([text, stated])
    }
  })

  it('takes the place of the rows of the first course alone, and of none when it says what they say', async () => {
    const list = await source('official')
    const { id } = await college({
      courses: ['MBBS', 'BDS'],
      feeRows: [
        { course: 'MBBS', seatPool: 'government', amount: 153_571, source: list },
        { course: 'BDS', amount: 90_000, source: list },
      ],
    })
    const address = `/api/colleges/${id}`
    expect((await rest('PATCH', address, { token, body: { fees: '1,53,571', rating: 4 } })).status).toBe(200)
    expect((await read(id)).feeRows).toMatchObject([{ amount: 153_571, source: list }, { amount: 90_000 }])
    expect((await rest('PATCH', address, { token, body: { fees: '2,00,000' } })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      fees: '2,00,000',
      feesAmount: null,
      feeRows: [
        { amount: 200_000, source: null },
        { amount: 90_000, source: list },
      ],
    })
  })
})

describe('the card', () => {
  it('shows the lowest and the highest fee of the first course that have a source, and where they stand', async () => {
    const list = await source('official')
    const { id } = await college({
      courses: ['MBBS', 'BDS'],
      feeRows: [
        { seatPool: 'nri', amount: 4_311_950, source: list, year: '2025' },
        {
          seatPool: 'government',
          amount: 153_571,
          source: list,
          year: '2024-25',
          checkedOn: '2026-11-14T00:00:00.000Z',
        },
        { seatPool: 'management', amount: 10_000, source: await source('own') },
        { course: 'BDS', amount: 50_000, source: list },
      ],
    })
    expect(await read(id)).toMatchObject({
      fees: '1,53,571 - 43,11,950',
      feesAmount: 153_571,
      feesSource: list,
      feesYear: '2024-25',
      feesCheckedOn: '2026-11-14T00:00:00.000Z',
    })
  })

  it('follows the kind of its source, in whichever words the figure is written', async () => {
    const list = await source('own')
    const plain = await college({
      feeRows: [{ amount: 45_000, source: list }],
      seatRows: [{ seats: 150, source: list }],
    })
    const range = await college({
      fees: '10,000 with hostel',
      feeRows: [
        { amount: 10_000, source: list },
        { amount: 1_800_000, source: list },
      ],
    })
    const figures = async (id: string) => {
      const { fees, feesAmount, feesSource, seats, seatCount, seatsSource } = await read(id)
      return { fees, feesAmount, feesSource, seats, seatCount, seatsSource }
    }
    expect(await figures(plain.id)).toMatchObject({ fees: '45,000', feesAmount: null, seats: '150', seatCount: null })
    const unverified = [await figures(plain.id), await figures(range.id)]
    for (const [kind, amounts] of [
      ['press', [45_000, 10_000]],
      ['own', [null, null]],
    ] as const) {
      expect((await rest('PATCH', `/api/sources/${list}`, { token, body: { kind } })).status).toBe(200)
      expect([(await read(plain.id)).feesAmount, (await read(range.id)).feesAmount]).toEqual(amounts)
      expect((await read(plain.id)).seatCount).toBe(kind === 'press' ? 150 : null)
    }
    // What SQL has derived is what saving derives.
    expect([await figures(plain.id), await figures(range.id)]).toEqual(unverified)
    for (const { id } of [plain, range]) {
      const derived = await figures(id)
      await payload.update({ collection: 'colleges', id, data: { rating: 4 }, overrideAccess: true })
      expect(await figures(id)).toEqual(derived)
    }
  })

  it('keeps the published rows while a draft with others is in flight', async () => {
    const list = await source('official')
    const { id } = await college({ feeRows: [{ amount: 45_000, source: list }] })
    const draft = { feeRows: [{ amount: 60_000, source: list }], _status: 'draft' as const }
    await rest('PATCH', `/api/colleges/${id}?draft=true`, { token, body: draft })
    expect(await read(id)).toMatchObject({ fees: '45,000', feesAmount: 45_000, feeRows: [{ amount: 45_000 }] })
    await rest('PATCH', `/api/colleges/${id}`, { token, body: { _status: 'published' } })
    expect(await read(id)).toMatchObject({ fees: '60,000', feesAmount: 60_000, feeRows: [{ amount: 60_000 }] })
  })

  it('comes back with an earlier version', async () => {
    const list = await source('official')
    const { id } = await college({ feeRows: [{ amount: 45_000, source: list }] })
    await payload.update({ collection: 'colleges', id, data: { feeRows: [] }, overrideAccess: true })
    expect(await read(id)).toMatchObject({ fees: null, feesAmount: null })
    const versions = await imports.versionsOf(id)
    await payload.restoreVersion({ collection: 'colleges', id: versions.at(-1)?.id ?? '' })
    expect(await read(id)).toMatchObject({ fees: '45,000', feesAmount: 45_000, feesSource: list })
  })
})

describe('the day of the last check', () => {
  it('is that of whoever gives a figure or its source, unless they say another', async () => {
    const list = await source('official')
    const { id } = await college({ feeRows: [{ amount: 45_000, source: list }], established: 1950 })
    expect((await read(id)).feeRows?.[0]?.checkedOn ?? null).toBeNull()
    const [row] = (await read(id)).feeRows ?? []
    const body = { feeRows: [{ ...row, amount: 50_000 }], establishedSource: list }
    await rest('PATCH', `/api/colleges/${id}`, { token, body })
    const today = new Date().toISOString().slice(0, 10)
    expect(String((await read(id)).feeRows?.[0]?.checkedOn).slice(0, 10)).toBe(today)
    expect(String((await read(id)).establishedCheckedOn).slice(0, 10)).toBe(today)
    const said = { feeRows: [{ ...row, amount: 55_000, checkedOn: '2026-01-05T00:00:00.000Z' }] }
    await rest('PATCH', `/api/colleges/${id}`, { token, body: said })
    expect((await read(id)).feeRows?.[0]?.checkedOn).toBe('2026-01-05T00:00:00.000Z')
  })
})

describe('a source', () => {
  it('is not deleted while a figure names it, in a draft either', async () => {
    const list = await source('official')
    const { id } = await college({ seatRows: [{ seats: 150, source: list }] })
    const trash = () => rest('PATCH', `/api/sources/${list}`, { token, body: { deletedAt: new Date().toISOString() } })
    const refused = await trash()
    expect([refused.status, refused.json.errors[0].data?.code]).toEqual([400, 'still-in-use'])
    await payload.update({ collection: 'colleges', id, data: { seatRows: [] }, overrideAccess: true })
    await rest('PATCH', `/api/colleges/${id}?draft=true`, {
      token,
      body: { seatRows: [{ seats: 100, source: list }], _status: 'draft' },
    })
    expect((await trash()).status).toBe(400)
    await payload.update({ collection: 'colleges', id, data: { seatRows: [] }, overrideAccess: true })
    expect((await trash()).status).toBe(200)
  })
})

describe('a file of colleges', () => {
  it('leaves rows alone that it does not change, in the college and in its version', async () => {
    const list = await source('official')
    const { id, slug, name } = await college({
      feeRows: [
        { seatPool: 'government', amount: 45_000, source: list, covers: 'tuition' },
        { seatPool: 'nri', amount: 90_000, source: list },
      ],
    })
    const before = (await read(id)).feeRows
    const file = `slug,name,location,state,fees,rating\n${slug},${name},Gaya,Bihar,"45,000 - 90,000",4.5\n`
    expect(await imports.importText(file)).toMatchObject({ changed: 1 })
    expect(await read(id)).toMatchObject({ rating: 4.5, feesAmount: 45_000, feeRows: before })
    const [latest] = await imports.versionsOf(id)
    expect(latest?.version.feeRows).toMatchObject(before ?? [])
    expect(await imports.importText(file)).toMatchObject({ changed: 0, skipped: 1 })
  })

  it('gives a fee the source that it names, and one that nobody knows is our own listing', async () => {
    await source('official', 'Order of the state on fees')
    const text = (fee: string, title: string) =>
      `slug,name,location,state,fees,fees_source,fees_source_year\nsourced-by-file,Sourced by File,Gaya,Bihar,"${fee}",${title},2025\n`
    await imports.importText(text('45,000', 'Order of the state on fees'))
    expect(await imports.bySlug('sourced-by-file')).toMatchObject({ fees: '45,000', feesAmount: 45_000 })
    await imports.importText(text('46,000', 'Something heard'))
    expect(await imports.bySlug('sourced-by-file')).toMatchObject({ fees: '46,000', feesAmount: null })
    const { docs } = await payload.find({ collection: 'sources', where: { title: { equals: 'Something heard' } } })
    expect(docs).toMatchObject([{ kind: 'own', year: '2025' }])
  })
})
