import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { getAuthorities } from '@/features/counselling/queries'
import type { CounsellingAuthority, Source } from '@/payload-types'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs, unique } from '../access/access-fixtures'

vi.mock('next/cache.js', () => import('../../setup/next-cache'))

let payload: Payload
let token: string
let authority: CounsellingAuthority
let notice: Source

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenAs(payload, 'editor')
  authority = await payload.create({
    collection: 'counselling-authorities',
    data: { name: unique('Board'), site: 'https://board.example' },
    overrideAccess: true,
  })
  notice = await sourceOf('official')
})

const sourceOf = (kind: Source['kind']) =>
  payload.create({ collection: 'sources', data: { title: unique('Notice'), kind }, overrideAccess: true })

const enter = (more: object) =>
  rest('POST', '/api/counselling-dates', {
    token,
    body: { authority: authority.id, what: unique('Round'), startsOn: '2026-11-24', source: notice.id, ...more },
  })

const shown = async () => (await getAuthorities()).find(({ id }) => id === authority.id)?.dates ?? []

it('a date without a source is refused', async () => {
  const { status, json } = await enter({ source: undefined })
  expect([status, json.errors[0].data.errors[0].path]).toEqual([400, 'source'])
})

it('a date of our own listing is refused', async () => {
  const own = await sourceOf('own')
  const { status, json } = await enter({ source: own.id })
  expect([status, json.errors[0].data.errors[0].path]).toEqual([400, 'source'])
})

it('a date that ends before it begins is refused, and one that ends the same day is not', async () => {
  expect((await enter({ endsOn: '2026-11-23' })).status).toBe(400)
  expect((await enter({ endsOn: '2026-11-24' })).status).toBe(201)
})

it('a date shows the days of India, whatever the hour of its entry', async () => {
  const { json } = await enter({ startsOn: '2026-11-24T18:30:00.000Z', endsOn: '2026-11-26T18:29:00.000Z' })
  const date = (await shown()).find(({ id }) => id === json.doc.id)
  expect(date).toMatchObject({ startsOn: '2026-11-25', endsOn: '2026-11-26', notice: { standing: 'official' } })
})

it('a date whose source turns out to be our own leaves the calendar', async () => {
  const source = await sourceOf('press')
  const { json } = await enter({ source: source.id })
  expect((await shown()).map(({ id }) => id)).toContain(json.doc.id)
  await payload.update({ collection: 'sources', id: source.id, data: { kind: 'own' }, overrideAccess: true })
  expect((await shown()).map(({ id }) => id)).not.toContain(json.doc.id)
})

it('neither the notice nor the authority of a date can be deleted', async () => {
  await enter({})
  for (const address of [`/api/sources/${notice.id}`, `/api/counselling-authorities/${authority.id}`]) {
    const { status, json } = await rest('PATCH', address, { token, body: { deletedAt: new Date().toISOString() } })
    expect([status, json.errors[0].data.code]).toEqual([400, 'still-in-use'])
  }
})

it('an authority with a name in Devanagari gets an address of its kind and short name', async () => {
  const name = unique('राज्य परामर्श समिति').replace(/[^\u0900-\u097F ]/g, '')
  const data = { name, shortName: unique('RPS'), site: 'https://rps.example' }
  const { slug } = await payload.create({ collection: 'counselling-authorities', data, overrideAccess: true })
  expect(slug).toMatch(/^authority-rps/)
})
