import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

let payload: Payload
let admin: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
})

async function made(collection: CollectionSlug, owner = admin): Promise<string> {
  const { data } = await fixtureFor(payload, collection, owner)
  return String((await payload.create({ collection, data, overrideAccess: true })).id)
}

const read = async (collection: CollectionSlug, id: string): Promise<Record<string, unknown>> => ({
  ...(await payload.findByID({ collection, id, depth: 0, overrideAccess: true })),
})

const FIELDS: [CollectionSlug, Record<string, string | number>][] = [
  ['jobs', { qualification: 'MD', experience: '3 years', requirements: 'None' }],
  ['enquiries', { course: 'MBBS', state: 'Bihar', nextFollowUp: '2031-01-01T00:00:00.000Z' }],
  ['colleges', { university: 'Patna University', established: 1925, contactPhone: '+911234567890' }],
]

it.each(FIELDS)('of different fields of one of %s at the same moment are all kept', async (collection, fields) => {
  const id = await made(collection)
  const changes = Object.entries(fields).map(([name, value]) =>
    rest('PATCH', `/api/${collection}/${id}`, { token, body: { [name]: value } }),
  )
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
  expect(await read(collection, id)).toMatchObject(fields)
})

it('of many vacancies and of one of them are kept', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => made('jobs')))
  const which = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const changes = [
    rest('PATCH', `/api/jobs?${which}`, { token, body: { status: 'Inactive' } }),
    ...ids.map((id) => rest('PATCH', `/api/jobs/${id}`, { token, body: { qualification: 'MD' } })),
  ]
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
  for (const id of ids) expect(await read('jobs', id)).toMatchObject({ status: 'Inactive', qualification: 'MD' })
})

it('keep the note and the call of somebody else', async () => {
  const id = await made('enquiries')
  const answers = await Promise.all([
    rest('PATCH', `/api/enquiries/${id}`, { token, body: { state: 'Bihar' } }),
    rest('POST', `/api/enquiries/${id}/notes`, { token, body: { text: 'Called back' } }),
    rest('POST', `/api/enquiries/${id}/contacts`, { token, body: { outcome: 'no-answer' } }),
    rest('PATCH', `/api/enquiries/${id}`, { token, body: { course: 'MBBS' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { notes, contacts, state, course } = await read('enquiries', id)
  expect([notes, contacts, state, course]).toMatchObject([[{}], [{}], 'Bihar', 'MBBS'])
})

it('keep the team’s note on an application that is withdrawn meanwhile', async () => {
  const applicant = await person(payload, 'applicant')
  const own = await tokenOf(payload, applicant.id)
  const id = await made('job-applications', applicant)
  const answers = await Promise.all([
    rest('POST', `/api/job-applications/${id}/notes`, { token, body: { text: 'Call on Monday' } }),
    rest('PATCH', `/api/job-applications/${id}`, { token: own, body: { status: 'withdrawn' } }),
    rest('POST', `/api/job-applications/${id}/notes`, { token, body: { text: 'Call on Tuesday' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { notes, status } = await read('job-applications', id)
  expect([notes, status]).toMatchObject([[{}, {}], 'withdrawn'])
})

it('of different fields of one text of the site are all kept', async () => {
  const change = (body: object) => rest('POST', '/api/globals/site-settings', { token, body })
  expect((await change({ blurb: 'First' })).status).toBe(200)
  const answers = await Promise.all([change({ blurb: 'Side by side' }), change({ mapQuery: 'Noida' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const settings = await payload.findGlobal({ slug: 'site-settings', overrideAccess: true })
  expect(settings).toMatchObject({ blurb: 'Side by side', mapQuery: 'Noida' })
})

it('wait for nobody who may not change the record', async () => {
  const id = await made('jobs')
  const applicant = await tokenOf(payload, (await person(payload, 'applicant')).id)
  const holder = await payload.db.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from jobs where id = $1 for update', [id])
    for (const path of [`/api/jobs/${id}`, `/api/jobs?where[id][equals]=${id}`]) {
      const answers = [{}, { token: applicant }].map((as) =>
        rest('PATCH', path, { ...as, body: { qualification: 'MD' } }),
      )
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404])
    }
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})
