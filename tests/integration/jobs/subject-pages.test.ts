import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { subjectMayExist } from '@/features/jobs/path-queries'
import { subjectLinks, subjectPage, subjectPaths } from '@/features/jobs/subjects/queries'
import { subjectHref } from '@/features/jobs/subjects/view'
import { baseTerms } from '@/features/search/base-terms'
import type { Job } from '@/payload-types'
import { testPayload } from '../../setup/payload'

// The page cache exists only inside Next; here every read goes to the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const VOCABULARY = { stamp: 'test', terms: baseTerms() }

let payload: Payload

const vacancy = (title: string, data: Partial<Job>): Promise<Job> =>
  payload.create({
    collection: 'jobs',
    data: { title, department: 'Surgery', location: 'Delhi', status: 'Active', ...data } as Job,
    overrideAccess: true,
  })

async function pageAt(subject: string | null, place: string | null) {
  const found = await subjectPage(VOCABULARY, subject, place)
  if (!found || 'movedTo' in found) throw new Error(`No page at ${subject} ${place}`)
  return found.page
}
const titles = (page: { jobs: { title: string }[] }) => page.jobs.map(({ title }) => title)
const offered = async () => (await subjectPaths(VOCABULARY)).map((topic) => subjectHref('en', topic))

beforeAll(async () => {
  payload = await testPayload()
  const cardiology = { department: 'Cardiology', location: 'Bangalore' }
  await vacancy('One', { ...cardiology, institution: 'City Hospital', salary: '10-12 LPA', postedAt: inDays(-1) })
  await vacancy('Two', { ...cardiology, location: 'Bengaluru', institution: 'city hospital', salary: '20-24 LPA' })
  await vacancy('Three', { department: 'Heart', location: 'Bangalore', salary: '30-40 LPA', walkInAt: inDays(3) })
  await vacancy('Sample', { ...cardiology, isSample: true, institution: 'Nobody', salary: '90 LPA' })
  await vacancy('Closed', { ...cardiology, status: 'Closed' })
  await vacancy('Past', { ...cardiology, deadline: inDays(-1), postedAt: inDays(-5) })
  await vacancy('Hidden', { department: 'Secret', location: 'Nowhere', status: 'Inactive' })
  await vacancy('Over', { department: 'Sleep Medicine', location: 'Old Town', status: 'Closed' })
})

describe('the page of a place', () => {
  it('has what is open there under any spelling, and counts what somebody offers', async () => {
    const page = await pageAt(null, 'bengaluru')
    expect(titles(page).sort()).toEqual(['One', 'Sample', 'Three', 'Two'])
    expect(page).toMatchObject({ open: 4, offered: 3, institutions: 1, confidential: 1, walkIns: 1, pay: null })
    expect(page.within).toEqual([
      {
        subject: { kind: 'department', name: 'Cardiology', slug: 'cardiology' },
        place: { name: 'Bengaluru', slug: 'bengaluru' },
        open: 4,
      },
    ])
  })

  it('leads other spellings to the one address', async () => {
    expect(await subjectPage(VOCABULARY, null, 'bangalore')).toEqual({
      movedTo: { subject: null, place: { slug: 'bengaluru' } },
    })
    expect(await subjectPage(VOCABULARY, 'heart', 'bengaluru')).toEqual({
      movedTo: { subject: { slug: 'cardiology' }, place: { slug: 'bengaluru' } },
    })
  })

  it('exists for every name that is known, and for no other', async () => {
    expect(await pageAt(null, 'patna')).toMatchObject({ open: 0, jobs: [] })
    expect(await pageAt('sleep-medicine', 'old-town')).toMatchObject({ open: 0 })
    for (const [subject, place] of [
      [null, 'atlantis'],
      [null, 'nowhere'],
      ['secret', null],
      ['alchemy', 'patna'],
      ['cardiology', 'atlantis'],
      [null, '../etc'],
    ] as const)
      expect(await subjectPage(VOCABULARY, subject, place)).toBeNull()
  })

  it('is found by what answers before pages as by the page', async () => {
    const known = (segment: 'subject' | 'place', slug: string) => subjectMayExist(baseTerms(), segment, slug)
    expect(await Promise.all(['bengaluru', 'bangalore', 'old-town'].map((slug) => known('place', slug)))).toEqual([
      true,
      true,
      true,
    ])
    expect(await known('place', 'nowhere')).toBe(false)
    expect(await known('subject', 'secret')).toBe(false)
    expect(await known('place', 'new-town')).toBe(false)
    await vacancy('Fresh', { location: 'New Town' })
    expect(await known('place', 'new-town')).toBe(true)
    await payload.create({
      collection: 'search-terms',
      data: { kind: 'place', value: 'New Town', spellings: ['Nayanagar'] },
      overrideAccess: true,
    })
    expect(await known('place', 'nayanagar')).toBe(true)
  })
})

describe('the pay', () => {
  it('is told from five vacancies on, of those that somebody offers', async () => {
    const anaesthesia = { department: 'Anesthesia', location: 'Pune' }
    for (const salary of ['10 LPA', '20 LPA', '30 LPA', '40 LPA'])
      await vacancy(`Pays ${salary}`, { ...anaesthesia, salary })
    await vacancy('Silent', anaesthesia)
    await vacancy('Sample pay', { ...anaesthesia, isSample: true, salary: '99 LPA' })
    expect((await pageAt('anesthesia', 'pune')).pay).toBeNull()
    await vacancy('Pays 50', { ...anaesthesia, salary: '50 LPA' })
    expect((await pageAt('anesthesia', 'pune')).pay).toEqual({ low: 20, high: 40, from: 5 })
  })
})

describe('search engines', () => {
  it('are offered a page from three vacancies on that somebody offers', async () => {
    const neurology = { department: 'Neurology', location: 'Kochi' }
    await vacancy('First', neurology)
    await vacancy('Second', { ...neurology, location: 'Cochin' })
    await vacancy('Trial', { ...neurology, isSample: true })
    expect(await offered()).not.toContain('/jobs/in/kochi')
    await vacancy('Third', neurology)
    const now = await offered()
    for (const path of ['/jobs/in/kochi', '/jobs/neurology', '/jobs/neurology/in/kochi']) expect(now).toContain(path)
    expect(now.filter((path) => path.includes('cochin'))).toEqual([])
  })
})

describe('an address that a vacancy has', () => {
  it('stays the vacancy’s, also after it has moved, and leads nobody to the page of that name', async () => {
    const urology = { department: 'Urology', location: 'Surat' }
    const titled = await vacancy('Urology', urology)
    // Its own name would be the address of all posts in urology.
    expect(titled.slug).toBe('urology-surat')
    for (const title of ['Second', 'Third']) await vacancy(title, urology)
    expect(await offered()).toContain('/jobs/urology')
    await payload.update({ collection: 'jobs', id: titled.id, data: { slug: 'urology' }, overrideAccess: true })
    expect(await offered()).not.toContain('/jobs/urology')
    expect(await offered()).toContain('/jobs/urology/in/surat')
    await payload.update({ collection: 'jobs', id: titled.id, data: { slug: 'urologist-surat' }, overrideAccess: true })
    expect(await offered()).not.toContain('/jobs/urology')
    const { department } = await subjectLinks(VOCABULARY)
    expect(department.map(({ subject }) => subject?.slug)).not.toContain('urology')
  })
})
