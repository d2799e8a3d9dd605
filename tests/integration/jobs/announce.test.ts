import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GET as keyFile } from '@/app/indexnow.txt/route'
import { importFile } from '@/cms/import/import-file'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import { announceVacancies } from '@/features/jobs/vacancies/tasks/vacancy-tasks'
import { env, parseEnv } from '@/lib/env'
import type { Job } from '@/payload-types'
import { fileOf } from '../../setup/file-to-import'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

// Whatever is announced, a vacancy is written in one language: no other address of it is told.
vi.mock('@/lib/language', async (original) => ({
  ...(await original<typeof import('@/lib/language')>()),
  ANNOUNCED_LANGUAGES: ['en', 'hi'],
}))

const KEY = 'a-key-of-the-site'
const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

let payload: Payload
/** What the service was sent, and what it answers. */
const heard: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
let answer = 200
const service = http.createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  heard.push(JSON.parse(body))
  response.writeHead(answer).end()
})

const settings = () => ({
  ...env,
  SITE_URL: 'https://site.example',
  INDEXNOW_KEY: KEY,
  INDEXNOW_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/indexnow`,
})

/** The addresses that the service hears of in one run, without the site's own. */
async function told(now = new Date()): Promise<string[]> {
  heard.length = 0
  await announceVacancies(payload, now, settings())
  return heard.flatMap(({ urlList }) => urlList).map((url) => url.replace('https://site.example/jobs/', ''))
}

const vacancy = (title: string, data: Partial<Job> = {}): Promise<Job> =>
  payload.create({
    collection: 'jobs',
    data: { title, department: 'Surgery', location: 'Delhi', institution: 'City', status: 'Active', ...data } as Job,
    overrideAccess: true,
  })
const change = (job: Job, data: Partial<Job>) =>
  payload.update({ collection: 'jobs', id: job.id, data, overrideAccess: true })

beforeAll(async () => {
  payload = await testPayload()
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
})
afterAll(() => service.close())
afterEach(() => {
  answer = 200
})

describe('telling search engines of vacancies', () => {
  it('says once that one is new, has changed, or has closed', async () => {
    const job = await vacancy('Surgeon one')
    expect(await told()).toEqual(['surgeon-one'])
    expect(heard[0]).toMatchObject({
      host: 'site.example',
      key: KEY,
      keyLocation: 'https://site.example/indexnow.txt',
    })
    expect(await told()).toEqual([])
    await change(job, { salary: '20 LPA' })
    expect(await told()).toEqual(['surgeon-one'])
    await change(job, { status: 'Closed' })
    expect(await told()).toEqual(['surgeon-one'])
    expect(await told()).toEqual([])
    await change(job, { status: 'Active' })
    expect(await told()).toEqual(['surgeon-one'])
    await change(job, { deletedAt: new Date().toISOString() })
    expect(await told()).toEqual(['surgeon-one'])
  })

  it('says of an import that is undone what its vacancies are now', async () => {
    const actor = await person(payload, 'admin')
    const row = (title: string, experience: string) => `${title},Delhi,Surgery,City,${experience}`
    const head = 'job_title,location,department,institution,experience'
    const send = (...rows: string[]) =>
      importFile(vacancyImporter, fileOf([head, ...rows].join('\n'), { payload, actor }))
    await send(row('Filed surgeon', '1 year'))
    const slugs = ['filed-surgeon-delhi', 'added-surgeon-delhi']
    expect(await told()).toEqual(slugs.slice(0, 1))
    await send(row('Filed surgeon', '9 years'), row('Added surgeon', '2 years'))
    expect((await told()).sort()).toEqual([...slugs].sort())
    const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, overrideAccess: true })
    const token = await tokenOf(payload, actor.id)
    expect((await rest('POST', `/api/imports/${docs[0]?.id}/undo`, { token })).json).toEqual({ undone: 2, kept: 0 })
    expect((await told()).sort()).toEqual([...slugs].sort())
    expect(await told()).toEqual([])
    await payload.update({
      collection: 'jobs',
      where: { title: { equals: 'Filed surgeon' } },
      data: { status: 'Closed' },
      overrideAccess: true,
    })
    await told()
  })

  it('says that one has closed because its last day is over, though nobody touched it', async () => {
    const job = await vacancy('Surgeon two', { deadline: inDays(1) })
    expect(await told()).toEqual(['surgeon-two'])
    expect(await told(new Date(Date.now() + 3 * DAY))).toEqual(['surgeon-two'])
    await change(job, { status: 'Closed' })
  })

  it('says nothing of samples, of confidential posts, and of what nobody may see', async () => {
    await vacancy('Sample', { isSample: true })
    await vacancy('Confidential', { institution: '' })
    const inactive = await vacancy('Inactive', { status: 'Inactive' })
    const hidden = await vacancy('Turned confidential')
    expect(await told()).toEqual(['turned-confidential'])
    await change(hidden, { institution: null })
    await change(inactive, { title: 'Inactive still' })
    expect(await told()).toEqual([])
  })

  it('says it again where the service refused, or did not answer', async () => {
    await vacancy('Surgeon three')
    answer = 429
    expect(await told()).toEqual(['surgeon-three'])
    const gone = { ...settings(), INDEXNOW_URL: 'http://127.0.0.1:9/indexnow' }
    expect(await announceVacancies(payload, new Date(), gone)).toBe(0)
    answer = 202
    expect(await told()).toEqual(['surgeon-three'])
    expect(await told()).toEqual([])
  })

  it('is off without a key, which has a file at the root of the site', async () => {
    await vacancy('Surgeon four')
    heard.length = 0
    expect(await announceVacancies(payload, new Date(), { ...settings(), INDEXNOW_KEY: undefined })).toBe(0)
    expect(heard).toEqual([])
    expect(keyFile().status).toBe(404)
    Object.assign(env, { INDEXNOW_KEY: KEY })
    try {
      expect(await keyFile().text()).toBe(KEY)
    } finally {
      Object.assign(env, { INDEXNOW_KEY: undefined })
    }
    expect(() => parseEnv({ INDEXNOW_KEY: 'short' })).toThrow('INDEXNOW_KEY')
  })
})
