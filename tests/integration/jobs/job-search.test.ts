import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { applicationsOf, appliedJobIds } from '@/features/jobs/applications/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { jobFacets, newestJobs, searchJobs, similarJobs } from '@/features/jobs/search/search-queries'
import { jobBySlug, openJobPaths } from '@/features/jobs/vacancies/queries'
import { baseTerms } from '@/features/search/base-terms'
import type { RawQuery } from '@/lib/request/raw-query'
import type { Job } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

// The page cache exists only inside Next; here every read goes to the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

let payload: Payload
const jobs = new Map<string, Job>()

async function vacancy(title: string, data: Partial<Job>): Promise<Job> {
  const job = await payload.create({
    collection: 'jobs',
    data: { title, department: 'Surgery', location: 'Delhi', status: 'Active', ...data } as Job,
    overrideAccess: true,
  })
  jobs.set(title, job)
  return job
}

const VOCABULARY = { stamp: 'test', terms: baseTerms() }
const idOf = (title: string) => jobs.get(title)?.id ?? ''

beforeAll(async () => {
  payload = await testPayload()
  await vacancy('Professor of Cardiology', {
    department: 'Cardiology',
    location: 'New Delhi',
    designation: 'Professor',
    salary: '25-30 LPA',
    experience: '10+ years',
    postedAt: inDays(-1),
    deadline: inDays(30),
  })
  await vacancy('Senior Resident', {
    department: 'Pediatrics',
    location: 'Chandigarh',
    institution: 'Green_Valley 100% Hospital',
    salary: '12-15 LPA',
    experience: '1-3 years',
    postedAt: inDays(-2),
    deadline: inDays(3),
  })
  await vacancy('Nephrologist', { department: 'Nephrology', type: 'Contract', postedAt: inDays(-3) })
  await vacancy('Closed post', { status: 'Closed', department: 'Oncology', postedAt: inDays(-4) })
  await vacancy('Inactive post', { status: 'Inactive', postedAt: inDays(-4) })
  await vacancy('Expired post', { deadline: inDays(-2), postedAt: inDays(-4) })
  await vacancy('Last day post', { deadline: inDays(0), postedAt: inDays(-5) })
})

const titles = async (raw: RawQuery) =>
  (await searchJobs('en', jobSearch(raw), VOCABULARY)).jobs.map(({ title }) => title)
const OPEN = ['Professor of Cardiology', 'Senior Resident', 'Nephrologist', 'Last day post']

describe('the list', () => {
  it('puts first what suits a profile, and then keeps the usual order', async () => {
    const suited = { departments: ['Cardiology', 'Pediatrics'], places: ['Chandigarh'] }
    const asked = jobSearch({ suits: '1' })
    const { jobs: list, total } = await searchJobs('en', asked, VOCABULARY, undefined, suited)
    expect(list.map(({ title }) => title).slice(0, 2)).toEqual(['Senior Resident', 'Professor of Cardiology'])
    const usual = await searchJobs('en', jobSearch({}), VOCABULARY)
    expect(total).toBe(usual.total)
    const rest = (titles: { title: string }[]) =>
      titles.map(({ title }) => title).filter((title) => !/^(Senior Resident|Professor of)/.test(title))
    expect(rest(list)).toEqual(rest(usual.jobs))
    const nothing = await searchJobs('en', asked, VOCABULARY, undefined, { departments: [], places: [] })
    expect(nothing.jobs.map(({ title }) => title)).toEqual(usual.jobs.map(({ title }) => title))
  })

  it('holds the open vacancies, the newest first', async () => {
    expect(await titles({})).toEqual(OPEN)
  })

  it.each([
    [{ q: 'CARDIO' }, ['Professor of Cardiology']],
    [{ q: 'green_valley' }, ['Senior Resident']],
    [{ q: 'pediatr' }, ['Senior Resident']],
    [{ q: 'cardiology professor' }, ['Professor of Cardiology']],
    [{ q: '100%' }, ['Senior Resident']],
    [{ q: '%' }, []],
    [{ q: "o'); drop table jobs; --" }, []],
    [{ q: 'cardio', location: 'Chandigarh' }, []],
    [{ department: 'nephrology' }, ['Nephrologist']],
    [{ department: 'Oncology' }, []],
    [{ location: 'Delhi' }, ['Nephrologist', 'Last day post']],
    [{ designation: 'Professor' }, ['Professor of Cardiology']],
    [{ type: 'Contract' }, ['Nephrologist']],
  ])('answers %o', async (raw, expected) => {
    expect(await titles(raw)).toEqual(expected)
  })

  it.each([
    ['paediatrics', ['Senior Resident']],
    ['peds chandigarh', ['Senior Resident']],
    ['SR', ['Senior Resident']],
    ['cardiologist', ['Professor of Cardiology']],
    ['professor delhi', ['Professor of Cardiology']],
    ['new delhi', ['Professor of Cardiology', 'Nephrologist', 'Last day post']],
    ['green valley', ['Senior Resident']],
    ['नई दिल्ली cardiology', ['Professor of Cardiology']],
    ['nefrologist', ['Nephrologist']],
    ['chandigrah', ['Senior Resident']],
    ['aaaa', []],
  ])('understands "%s"', async (q, found) => {
    expect(await titles({ q })).toEqual(found)
  })

  it.each([null, ''])('reads the title of a vacancy that leaves its designation %o', async (designation) => {
    const id = idOf('Senior Resident')
    await payload.db.pool.query('update jobs set designation = $1 where id = $2', [designation, id])
    expect(await titles({ q: 'SR' })).toEqual(['Senior Resident'])
    expect(await titles({ q: 'Professor' })).toEqual(['Professor of Cardiology'])
  })

  it('offers, while one types, what open vacancies have', async () => {
    const { suggestJobs } = await import('@/features/jobs/search/suggestion-queries')
    const offers = async (typed: string) => (await suggestJobs('en', typed, VOCABULARY)).map(({ text }) => text)
    expect(await offers('paed')).toEqual(['Pediatrics'])
    expect(await offers('card')).toEqual(['Cardiology'])
    expect(await offers('neuro')).toEqual([])
    expect(await offers('new d')).toEqual(['New Delhi', 'Delhi'])
  })

  it('offers the nearest posts where there is none', async () => {
    const { total, nearest, understood } = await searchJobs('en', jobSearch({ q: 'cardiology chandigarh' }), VOCABULARY)
    expect(total).toBe(0)
    expect(understood.map(({ values }) => values)).toEqual([['Cardiology'], ['Chandigarh']])
    expect(nearest.map(({ title }) => title)).toEqual(['Professor of Cardiology'])
  })

  it('counts apart the vacancies that state no pay, or no experience, in a narrowed list', async () => {
    const found = (raw: RawQuery) => searchJobs('en', jobSearch(raw), VOCABULARY)
    expect(await titles({ salary: '20' })).toEqual(['Professor of Cardiology'])
    expect(await titles({ salary: '15' })).toContain('Senior Resident')
    expect(await titles({ experience: '1' })).toEqual(['Senior Resident'])
    expect(await found({ salary: '20' })).toMatchObject({ unstated: 2 })
    expect(await found({ salary: '20', experience: '1', q: 'nephrologist' })).toMatchObject({ total: 0, unstated: 1 })
    expect(await found({})).toMatchObject({ unstated: 0 })
  })

  it('sorts by deadline and by pay, the unstated last', async () => {
    expect((await titles({ sort: 'closing' })).slice(0, 2)).toEqual(['Last day post', 'Senior Resident'])
    expect((await titles({ sort: 'salary' })).slice(0, 2)).toEqual(['Professor of Cardiology', 'Senior Resident'])
  })

  it('shows the last page for a page past the end', async () => {
    expect(await searchJobs('en', jobSearch({ page: '99' }), VOCABULARY)).toMatchObject({
      page: 1,
      lastPage: 1,
      total: OPEN.length,
    })
  })

  it('offers the known choices and what open vacancies add, with counts', async () => {
    const { departments } = await jobFacets('en')
    expect(departments[0]).toEqual({ value: 'Cardiology', count: 1 })
    expect(departments).toContainEqual({ value: 'Nephrology', count: 1 })
    expect(departments.map(({ value }) => value)).not.toContain('Oncology')
  })

  it('turns to the page of a vacancy that the address names', async () => {
    for (let number = 0; number < 12; number++) {
      await vacancy(`Filler ${number}`, { department: 'Radiology', postedAt: inDays(0) })
    }
    const found = await searchJobs('en', jobSearch({}), VOCABULARY, idOf('Nephrologist'))
    expect(found.page).toBe(2)
    expect(found.jobs.map(({ id }) => id)).toContain(idOf('Nephrologist'))
    expect(await searchJobs('en', jobSearch({}), VOCABULARY, idOf('Closed post'))).toMatchObject({ page: 1 })
  })
})

describe('one rule of open', () => {
  it('holds for feed, sitemap and similar vacancies too', async () => {
    const feed = (await newestJobs('en', jobSearch({}), VOCABULARY, 50)).map(({ title }) => title)
    const addresses = (await openJobPaths()).map(({ slug }) => slug)
    const similar = (
      await similarJobs({ id: idOf('Last day post'), department: 'Surgery', designation: null, location: 'Delhi' }, 50)
    ).map(({ title }) => title)
    for (const hidden of ['Closed post', 'Inactive post', 'Expired post']) {
      expect(feed).not.toContain(hidden)
      expect(addresses).not.toContain(jobs.get(hidden)?.slug)
      expect(similar).not.toContain(hidden)
    }
    expect(feed).toEqual(expect.arrayContaining(OPEN))
    expect(similar).toContain('Nephrologist')
  })

  it('gives closed and expired vacancies a page that is not open, and inactive ones none', async () => {
    const read = async (title: string) => jobBySlug(jobs.get(title)?.slug ?? '')
    expect(await read('Closed post')).toMatchObject({ job: { isOpen: false } })
    expect(await read('Expired post')).toMatchObject({ job: { isOpen: false } })
    expect(await read('Last day post')).toMatchObject({ job: { isOpen: true } })
    expect(await read('Inactive post')).toBeNull()
    expect(await jobBySlug('no-such-post')).toBeNull()
    expect(await jobBySlug('../etc/passwd')).toBeNull()
  })

  it('leads from an old address to the new one', async () => {
    const job = await vacancy('Renamed post', { slug: 'renamed-post' })
    await payload.update({ collection: 'jobs', id: job.id, data: { slug: 'renamed-post-2' }, overrideAccess: true })
    expect(await jobBySlug('renamed-post')).toEqual({ movedTo: 'renamed-post-2' })
  })
})

describe('what a person has applied for', () => {
  it('leaves withdrawn applications out of the applied ones, and keeps them in the list', async () => {
    const user = await person(payload, 'applicant')
    const make = (title: string) =>
      payload.create({
        collection: 'job-applications',
        data: { user: user.id, job: idOf(title), status: 'applied', consent: true },
        user,
        overrideAccess: false,
      })
    await make('Nephrologist')
    const withdrawn = await make('Senior Resident')
    await payload.update({
      collection: 'job-applications',
      id: withdrawn.id,
      data: { status: 'withdrawn' },
      user,
      overrideAccess: false,
    })
    expect(await appliedJobIds(user.id)).toEqual([idOf('Nephrologist')])
    const named = await applicationsOf('hi', user.id)
    expect(named.map(({ companyName }) => companyName)).toEqual(['Green_Valley 100% Hospital', 'संस्थान का नाम गोपनीय'])
    const list = await applicationsOf('en', user.id)
    expect(list.map(({ stage, canWithdraw, applyAgainHref }) => [stage, canWithdraw, applyAgainHref !== null])).toEqual(
      [
        ['withdrawn', false, true],
        ['applied', true, false],
      ],
    )
  })
})

describe('a search in Hindi, and what it cannot find', () => {
  it.each([
    ['बाल रोग', ['Senior Resident']],
    ['हृदय रोग विशेषज्ञ', ['Professor of Cardiology']],
    ['चंडीगढ़ बाल रोग', ['Senior Resident']],
  ])('finds posts for "%s"', async (q, found) => expect(await titles({ q })).toEqual(found))

  it('leaves out a word that no post says, and names it', async () => {
    const { jobs: list, dropped } = await searchJobs('en', jobSearch({ q: 'बाल रोग qpwoei' }), VOCABULARY)
    expect([dropped, list.map(({ title }) => title)]).toEqual([['qpwoei'], ['Senior Resident']])
  })

  it('orders pay in rupees a month among pay in lakhs a year', async () => {
    const { id } = await vacancy('Radiologist', { department: 'Radiology', salary: '₹2,00,000 per month' })
    expect((await titles({ sort: 'salary' })).slice(0, 3)).toEqual([
      'Professor of Cardiology',
      'Radiologist',
      'Senior Resident',
    ])
    await payload.delete({ collection: 'jobs', id, overrideAccess: true })
  })
})
