import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countSamples, isSiteConfigured } from '@/cms/samples/samples'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { applicationsOf } from '@/features/jobs/applications/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { newestJobs } from '@/features/jobs/search/search-queries'
import { featuredJobs, openVacancyCount } from '@/features/jobs/vacancies/lists-queries'
import { jobBySlug, openJobPaths } from '@/features/jobs/vacancies/queries'
import { PLACEHOLDER_CONTACT } from '@/features/pages/placeholder-contact'
import { getSiteSettings } from '@/features/pages/queries'
import { withoutSamples } from '@/lib/views/statistic'
import type { Job, User } from '@/payload-types'
import { seedJobs } from '@/seed/steps/seed-jobs'
import { seedGlobals } from '@/seed/steps/seed-site'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs } from '../access/access-fixtures'
import { openVacancy } from '../jobs/application-fixtures'

const cleared = vi.hoisted(() => new Set<string>())
vi.mock('next/server.js', () => ({ after: (work: () => void) => work() }))
vi.mock('next/cache.js', () => ({
  revalidateTag: (tag: string) => cleared.add(tag),
  revalidatePath: () => undefined,
  unstable_cache: (read: unknown) => read,
}))

const OWN_CONTACT = { phone: '+91 98765 43210', email: 'office@college.edu.in', address: 'Boring Road, Patna' }

let payload: Payload
let req: PayloadRequest
let adminToken: string
let editorToken: string
let applicant: User
let real: Job

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({}, payload)
  adminToken = await tokenAs(payload, 'admin')
  editorToken = await tokenAs(payload, 'editor')
  applicant = await person(payload, 'applicant')
  await seedJobs(payload)
  await seedGlobals(payload)
  real = await openVacancy(payload)
})

const contact = (values: object) =>
  rest('POST', '/api/globals/site-settings', { token: editorToken, body: { ...values } })

/** Every sample vacancy as it is now, those in the trash among them. */
async function samples(): Promise<Job[]> {
  const where = { isSample: { equals: true } }
  const found = { collection: 'jobs', where, trash: true, pagination: false, depth: 0, overrideAccess: true } as const
  return (await payload.find(found)).docs
}

/** A first start: made-up contact, all sample vacancies on the site. */
async function firstStart(): Promise<Job> {
  await contact(PLACEHOLDER_CONTACT)
  for (const { id } of await samples()) {
    const data = { status: 'Active', deletedAt: null } as const
    await payload.update({ collection: 'jobs', id, data, trash: true, overrideAccess: true })
  }
  const [first] = await samples()
  if (!first) throw new Error('Nothing was seeded')
  cleared.clear()
  return first
}

const isListed = async (job: Job) => (await openJobPaths()).some(({ slug }) => slug === job.slug)

describe('samples of the first start', () => {
  let sample: Job
  beforeEach(async () => {
    sample = await firstStart()
  })

  it('are on the site while the contact is made up, and say what they are', async () => {
    expect(await isSiteConfigured(req)).toBe(false)
    expect(await jobBySlug(sample.slug ?? '')).toMatchObject({ job: { isSample: true, isOpen: true } })
    expect((await featuredJobs([sample.id]))[0]).toMatchObject({ id: sample.id, isSample: true })
    expect((await rest('GET', `/api/jobs/${sample.id}`)).json).toMatchObject({ isSample: true })
    const home = await rest('GET', '/api/globals/home')
    expect(home.json.testimonials.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true)
  })

  it('are in no sitemap, feed or count', async () => {
    const feed = await newestJobs('en', jobSearch({ sort: 'newest' }), { stamp: '', terms: [] }, 50)
    expect(feed.map(({ id }) => id)).toEqual([real.id])
    expect(await isListed(sample)).toBe(false)
    expect(await isListed(real)).toBe(true)
    expect(await openVacancyCount()).toBe(1)
  })

  it('leave the site with the save that gives the last real contact detail, and their pages the cache at once', async () => {
    for (const field of ['phone', 'email'] as const) await contact({ [field]: OWN_CONTACT[field] })
    expect((await samples()).every(({ status }) => status === 'Active')).toBe(true)
    cleared.clear()
    expect((await contact({ address: OWN_CONTACT.address })).status).toBe(200)
    expect((await samples()).every(({ status }) => status === 'Inactive')).toBe(true)
    expect([...cleared]).toEqual(expect.arrayContaining(['site', 'jobs', `job:${sample.slug}`, 'job-cards']))
    expect(await jobBySlug(sample.slug ?? '')).toBeNull()
    const { isConfigured } = await getSiteSettings()
    expect(withoutSamples([{ isSample: true }, { isSample: false }], isConfigured)).toEqual([{ isSample: false }])
    expect((await payload.findByID({ collection: 'jobs', id: real.id, overrideAccess: true })).status).toBe('Active')
  })

  it('cannot be shown on a configured site, nor by coming back from the trash', async () => {
    const change = (body: object) => rest('PATCH', `/api/jobs/${sample.id}?trash=true`, { token: adminToken, body })
    await payload.update({
      collection: 'jobs',
      id: sample.id,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
    })
    await contact(OWN_CONTACT)
    expect((await change({ deletedAt: null })).status).toBe(200)
    expect((await payload.findByID({ collection: 'jobs', id: sample.id, overrideAccess: true })).status).toBe(
      'Inactive',
    )
    const refused = await change({ status: 'Active' })
    expect(refused.status).toBe(400)
    expect(refused.json.errors[0].data.code).toBe('sample-stays-hidden')
    expect((await change({ status: 'Active', isSample: false })).status).toBe(200)
    await payload.update({ collection: 'jobs', id: sample.id, data: { isSample: true }, overrideAccess: true })
  })

  it('are not seeded again on a configured site', async () => {
    await contact(OWN_CONTACT)
    expect(await seedJobs(payload)).toBe(0)
  })
})

describe('the button that removes them', () => {
  it('takes vacancies, figures, words and people, and leaves what is the owners’ own', async () => {
    await firstStart()
    const own = { label: 'Years of work', value: '7', source: 'Register of trusts', asOf: '2026-01-31T00:00:00.000Z' }
    const { statistics } = (await rest('GET', '/api/globals/admission')).json
    expect(
      (await rest('POST', '/api/globals/admission', { token: editorToken, body: { statistics: [...statistics, own] } }))
        .status,
    ).toBe(200)
    expect((await rest('POST', '/api/samples/remove', { token: editorToken })).status).toBe(404)
    const before = await countSamples(req)
    expect(before).toBeGreaterThan(15)
    const { status, json } = await rest('POST', '/api/samples/remove', { token: adminToken })
    expect([status, json.removed]).toEqual([200, before])
    expect(await countSamples(req)).toBe(0)
    expect((await samples()).every(({ deletedAt }) => deletedAt)).toBe(true)
    const left = async (slug: string) => (await rest('GET', `/api/globals/${slug}`)).json
    expect((await left('admission')).statistics.map(({ label }: { label: string }) => label)).toEqual([
      'Colleges listed',
      'States and provinces with a college',
      own.label,
    ])
    expect([(await left('home')).testimonials, (await left('about')).team]).toEqual([[], []])
    expect((await payload.findByID({ collection: 'jobs', id: real.id, overrideAccess: true })).deletedAt).toBeFalsy()
  })

  it('leaves applications, which tell what they were for after their vacancy is gone', async () => {
    const sample = await firstStart()
    const entry = { jobId: sample.id, coverNote: '', resume: 'none' as const }
    expect(await submitApplication(payload, applicant, entry)).toBe('applied')
    expect((await rest('POST', '/api/samples/remove', { token: adminToken })).status).toBe(200)
    const [application] = await applicationsOf('en', applicant.id)
    expect(application).toMatchObject({ jobTitle: sample.title, isSample: true, jobHref: null, applyAgainHref: null })
    const other = await person(payload, 'applicant')
    expect(await submitApplication(payload, other, entry)).toBe('not-open')
  })
})

describe('a figure that the site claims', () => {
  const save = (row: object) =>
    rest('POST', '/api/globals/about', { token: editorToken, body: { statistics: [{ label: 'Doctors', ...row }] } })

  it.each([
    ['counted by the site', { countedFrom: 'open-vacancies' }],
    ['with its source and day', { value: '40', source: 'Our register', asOf: '2026-02-01T00:00:00.000Z' }],
    ['marked as a sample', { value: '40', isSample: true }],
  ])('is taken %s', async (_how, row) => {
    expect((await save(row)).status).toBe(200)
  })

  it.each([
    ['nobody behind it', { value: '40' }, 'source'],
    ['a source but no day', { value: '40', source: 'Our register' }, 'asOf'],
    ['a day that is still to come', { value: '40', source: 'Our register', asOf: '2999-01-01T00:00:00.000Z' }, 'asOf'],
    ['no value', { source: 'Our register', asOf: '2026-02-01T00:00:00.000Z' }, 'value'],
  ])('is refused with %s', async (_what, row, field) => {
    const { status, json } = await save(row)
    expect([status, json.errors[0].data.errors[0].path]).toEqual([400, `statistics.0.${field}`])
  })
})
