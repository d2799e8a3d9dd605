import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Dated, isOld, oldBefore, oldFiguresSql } from '@/cms/sources/shelf-life-rule'
import { DEFAULT_SHELF_LIVES } from '@/cms/sources/source-rule'
import { readFacts, readLittleKnown } from '@/features/colleges/facts/admin/facts-queries'
import { collegeView } from '@/features/colleges/page/college-view'
import type { College } from '@/payload-types'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs } from '../access/access-fixtures'
import { officialSource } from './sourced-figures'

let payload: Payload
let token: string
let source: string
const NEW = new Date().toISOString()
const OLD = '2020-01-05T00:00:00.000Z'

const college = (name: string, data: Partial<College>) =>
  payload.create({
    collection: 'colleges',
    data: { name, location: 'Gaya', state: 'Bihar', country: 'India', status: 'Active', courses: ['MBBS'], ...data },
    overrideAccess: true,
  })
const read = (id: string) => payload.findByID({ collection: 'colleges', id, depth: 0, overrideAccess: true })
const waiting = async (view: 'old' | 'unverified', q: string) => {
  const { facts } = await readFacts({ payload }, { view, kind: null, q, page: 1 }, DEFAULT_SHELF_LIVES)
  return facts.map(({ kind, amount }) => [kind, amount])
}
const checked = (ids: string[], by = token) => rest('POST', '/api/colleges/facts/checked', { token: by, body: { ids } })

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenAs(payload, 'editor')
  source = (await officialSource(payload)).id
})

describe('the shelf life of a figure', () => {
  const holdsFrom = oldBefore(12)
  const thisYear = new Date().getFullYear()
  it.each([
    [{ checkedOn: `${holdsFrom}T00:00:00+05:30` }, false],
    [{ checkedOn: new Date(Date.parse(`${holdsFrom}T00:00:00+05:30`) - 60_000).toISOString() }, true],
    [{ checkedOn: NEW, year: '2001' }, false],
    [{ year: String(thisYear) }, false],
    [{ year: `${thisYear - 2}-${String(thisYear - 1).slice(2)}` }, true],
    [{ year: 'not said' }, true],
    [{}, true],
  ] as [Dated, boolean][])('of %o is over: %s, by the rule and by its statement', async (figure, isOver) => {
    expect(isOld(figure, 12)).toBe(isOver)
    const rule = oldFiguresSql('$1::timestamptz', '$2::text', '$3::int')
    const { rows } = await payload.db.pool.query(`select ${rule} as "isOver"`, [figure.checkedOn, figure.year, 12])
    expect(rows).toEqual([{ isOver }])
  })
})

describe('facts to check', () => {
  it('are the public figures past their time and those without a source, of live colleges alone', async () => {
    await college('Waiting College', {
      feeRows: [
        { amount: 45_000, source, checkedOn: OLD },
        { amount: 50_000, source, checkedOn: NEW },
        { amount: 60_000 },
      ],
      seatRows: [{ seats: 150, source, checkedOn: OLD }],
    })
    await college('Waiting Draft College', { _status: 'draft', feeRows: [{ amount: 70_000, source, checkedOn: OLD }] })
    expect(await waiting('old', 'waiting')).toEqual([
      ['fees', 45_000],
      ['seats', 150],
    ])
    expect(await waiting('unverified', 'waiting')).toEqual([['fees', 60_000]])
  })

  it('name a fee that a college with its owner cannot ask for, which the site does not show', async () => {
    const { id } = await college('Contradicting College', { ownership: 'Private', feeRows: [{ amount: 45_000 }] })
    await college('Contradicting Public College', { ownership: 'Government', feeRows: [{ amount: 45_000 }] })
    const { facts } = await readFacts(
      { payload },
      { view: 'unverified', kind: 'fees', q: 'contradicting', page: 1 },
      DEFAULT_SHELF_LIVES,
    )
    expect(facts.map(({ name, isContradicting }) => [name, isContradicting])).toEqual([
      ['Contradicting College', true],
      ['Contradicting Public College', false],
    ])
    const shown = collegeView('en', await read(id), DEFAULT_SHELF_LIVES)
    expect([shown.fees, shown.marks.fees, shown.feeRows]).toEqual([null, null, []])
  })

  it('name the colleges of which little is known', async () => {
    await college('Unknown Institute', {})
    await college('Known Institute', {
      university: 'A university',
      websiteUrl: 'https://example.org',
      established: 1950,
    })
    const { colleges } = await readLittleKnown({ payload }, { view: 'least', kind: null, q: 'institute', page: 1 })
    expect(colleges).toMatchObject([
      { name: 'Unknown Institute', lacks: ['fees', 'seats', 'established', 'university', 'website'] },
    ])
  })
})

describe('"still true, checked today"', () => {
  it('writes the day into the figure, its card and a draft in flight, and who did into the log', async () => {
    const { id } = await college('Checked College', { feeRows: [{ amount: 45_000, source, checkedOn: OLD }] })
    const row = (await read(id)).feeRows?.[0]?.id ?? ''
    const draft = { _status: 'draft', feeRows: (await read(id)).feeRows, description: 'Not yet public.' }
    await rest('PATCH', `/api/colleges/${id}?draft=true`, { token, body: draft })
    expect(await checked([row])).toMatchObject({ status: 200, json: { checked: 1 } })
    const today = NEW.slice(0, 10)
    const now = await read(id)
    expect([now.feeRows?.[0]?.checkedOn?.slice(0, 10), now.feesCheckedOn?.slice(0, 10)]).toEqual([today, today])
    expect(now.description ?? null).toBeNull()
    const newest = await payload.findByID({ collection: 'colleges', id, draft: true, depth: 0, overrideAccess: true })
    expect([newest.description, newest.feeRows?.[0]?.checkedOn?.slice(0, 10)]).toEqual(['Not yet public.', today])
    expect(await waiting('old', 'checked college')).toEqual([])
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { record: { equals: id } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({ of: 'colleges', actor: expect.any(String), summary: 'Found still true: 1 figure' })
  })

  it('is nothing to say of a figure without a source, nor for those who keep no content', async () => {
    const { id } = await college('Hearsay College', { feeRows: [{ amount: 45_000 }] })
    const row = (await read(id)).feeRows?.[0]?.id ?? ''
    expect((await checked([row])).status).toBe(404)
    const counsellor = await tokenAs(payload, 'counsellor')
    expect((await checked([row], counsellor)).status).toBe(404)
    expect((await rest('POST', '/api/colleges/facts/checked', { token, body: { ids: 'all' } })).status).toBe(400)
  })
})
