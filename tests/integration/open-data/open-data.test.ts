import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(site)/[lang]/data/[file]/route'
import { columnsOf, DATA_SET_NAMES, type DataSet, fileOf, PAY_FROM } from '@/features/open-data/data-sets'
import { openDataMessages } from '@/features/open-data/messages'
import { dataPackage } from '@/features/open-data/queries'
import { rowsOf } from '@/features/open-data/rows-queries'
import { LANGUAGES } from '@/lib/language'
import type { College, Job } from '@/payload-types'
import { testPayload } from '../../setup/payload'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache.js', () => import('../caching/noted-cache'))

let payload: Payload
const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString()

beforeAll(async () => {
  payload = await testPayload()
})

const addJob = (department: string, institution: string, salary: string, more: Partial<Job> = {}) =>
  payload.create({
    collection: 'jobs',
    data: {
      title: 'Post',
      department,
      institution,
      location: 'Delhi',
      salary,
      postedAt: days(1),
      status: 'Active',
      ...more,
    },
    overrideAccess: true,
  })

const file = async (name: string) =>
  GET(new Request('http://localhost'), {
    params: Promise.resolve({ lang: 'en', file: name }),
  })
async function rows(set: DataSet) {
  const all = []
  for await (const page of rowsOf(payload, set)) all.push(...page)
  return all
}

describe('open data', () => {
  it('says what every column holds, in every language', () => {
    for (const language of LANGUAGES)
      for (const set of DATA_SET_NAMES)
        for (const { name } of columnsOf(set)) expect(openDataMessages(language).meanings, name).toHaveProperty(name)
  })

  it('holds colleges as visitors see them', async () => {
    const college = {
      location: 'Patna',
      state: 'Bihar',
      country: 'India',
      courses: ['MBBS', 'BDS'] as College['courses'],
      status: 'Active',
    } as const
    const add = (name: string, more: Partial<College>) =>
      payload.create({ collection: 'colleges', data: { ...college, name, ...more }, overrideAccess: true })
    const order = { title: 'Order on fees', kind: 'official', year: '2025' } as const
    const { id: source } = await payload.create({ collection: 'sources', data: order, overrideAccess: true })
    await add('Seen, "college"', { feeRows: [{ course: 'MBBS', amount: 75_000, year: '2025-26', source }] })
    await add('Without a document', { seats: '100', fees: '75,000', location: 'Gaya' })
    await add('Hidden college', { status: 'Inactive' })
    await payload.create({
      collection: 'colleges',
      data: { ...college, name: 'Draft college', _status: 'draft' },
      draft: true,
      overrideAccess: true,
    })
    const all = await rows('colleges')
    expect(all.find(({ town }) => town === 'Gaya')).toMatchObject({ seats: null, fee_a_year: null, currency: null })
    expect(all.filter(({ town }) => town === 'Patna')).toEqual([
      expect.objectContaining({
        name: 'Seen, "college"',
        courses: 'MBBS BDS',
        seats: null,
        seats_source: null,
        fee_a_year: 75_000,
        currency: 'INR',
        fee_year: '2025-26',
        fee_source: 'Order on fees',
      }),
    ])
  })

  it('tells pay only where many vacancies of several employers name it', async () => {
    for (let at = 0; at < PAY_FROM.quartiles; at++) await addJob('Cardiology', `Hospital ${at % 3}`, `${10 + at} LPA`)
    for (let at = 0; at < PAY_FROM.median; at++) await addJob('Radiology', `Hospital ${at}`, '20-24 LPA')
    for (let at = 0; at < PAY_FROM.quartiles; at++) await addJob('Surgery', `Hospital ${at % 2}`, '30 LPA')
    for (let at = 0; at < PAY_FROM.median - 1; at++) await addJob('Urology', `Hospital ${at}`, '30 LPA')
    for (let at = 0; at < PAY_FROM.median; at++) {
      await addJob('Oncology', `Hospital ${at}`, '30 LPA', { isSample: true })
      await addJob('Pathology', `Hospital ${at}`, '30 LPA', { postedAt: days(400) })
      await addJob('Anatomy', `Hospital ${at}`, '30 LPA', { status: 'Inactive' })
      await addJob('Dentistry', `Hospital ${at}`, 'as per norms')
    }
    expect(await rows('pay-by-department')).toEqual([
      {
        department: 'Cardiology',
        vacancies: 10,
        employers: 3,
        lower_quartile: 12.3,
        median: 14.5,
        upper_quartile: 16.8,
      },
      { department: 'Radiology', vacancies: 5, employers: 5, lower_quartile: null, median: 22, upper_quartile: null },
    ])
  })

  it('describes each file by the bytes that are downloaded', async () => {
    const { resources } = await dataPackage()
    expect(resources.map(({ name }) => name)).toEqual(DATA_SET_NAMES)
    for (const { name, hash, bytes, rows: count, schema } of resources) {
      const answer = await file(fileOf(name))
      const body = Buffer.from(await answer.arrayBuffer())
      expect(`sha256:${createHash('sha256').update(body).digest('hex')}`, name).toBe(hash)
      expect(body.length).toBe(bytes)
      expect(await rows(name)).toHaveLength(count)
      const [head] = body.toString('utf8').replace('\uFEFF', '').split('\n')
      expect(head).toBe(schema.fields.map((field) => field.name).join())
    }
  })

  it('has no other file', async () => {
    for (const name of ['users.csv', 'colleges', 'colleges.json', '__proto__', 'constructor'])
      expect((await file(name)).status, name).toBe(404)
  })
})
