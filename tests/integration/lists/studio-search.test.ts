import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs, unique } from '../access/access-fixtures'
import { openVacancy } from '../jobs/application-fixtures'

let payload: Payload
const tokens = new Map<Role, string>()
/** A word that stands in one record of each kind. */
const word = unique('zinnia').replaceAll('-', '')
const ids: Record<string, string> = {}

beforeAll(async () => {
  payload = await testPayload()
  for (const role of ROLES) tokens.set(role, await tokenAs(payload, role))
  const applicant = await person(payload, 'applicant')
  const named = { fullName: `Asha ${word}`, phone: '+919811223344' }
  await payload.update({ collection: 'users', id: applicant.id, data: named, overrideAccess: true })
  const job = await openVacancy(payload, { title: `Resident ${word}` })
  const application = await payload.create({
    collection: 'job-applications',
    data: { user: applicant.id, job: job.id, status: 'applied', consent: true },
    overrideAccess: true,
  })
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      name: `Ravi ${word}`,
      email: 'ravi@example.org',
      message: 'Hello',
      status: 'new',
      consent: true,
    },
    overrideAccess: true,
  })
  const college = await payload.create({
    collection: 'colleges',
    data: { name: `College ${word}`, location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' },
    overrideAccess: true,
  })
  Object.assign(ids, {
    Person: applicant.id,
    Vacancy: job.id,
    Application: application.id,
    Enquiry: enquiry.id,
    College: college.id,
  })
})

interface Answer {
  groups: { label: string; hits: { id: string; title: string; detail: string; href: string }[] }[]
}

const search = async (q: string, role: Role | null = 'admin') =>
  rest('GET', `/api/studio-search?q=${encodeURIComponent(q)}`, { token: role ? tokens.get(role) : undefined })

const found = async (q: string, role: Role = 'admin') =>
  Object.fromEntries(((await search(q, role)).json as Answer).groups.map(({ label, hits }) => [label, hits[0]?.id]))

describe('the search over the studio', () => {
  it('finds for each role what is its work, and nothing else', async () => {
    expect(await found(word)).toEqual(ids)
    expect(await found(word, 'counsellor')).toEqual({ Enquiry: ids.Enquiry })
    expect(await found(word, 'editor')).toEqual({ College: ids.College })
    expect((await search(word, 'applicant')).status).toBe(404)
    expect((await search(word, null)).status).toBe(404)
  })

  it('finds by several words in any order, by address, by phone, and by a college’s place', async () => {
    expect(await found(`${word} asha`)).toEqual({ Person: ids.Person, Application: ids.Application })
    expect((await found(`patna ${word}`)).College).toBe(ids.College)
    expect((await found('9811223344')).Person).toBe(ids.Person)
    expect((await found('ravi@example.org', 'counsellor')).Enquiry).toBe(ids.Enquiry)
  })

  it('takes the signs of a pattern as what they are, and answers nothing to less than two letters', async () => {
    expect(await found(`%${word.slice(3)}`)).toEqual({ College: ids.College, Vacancy: ids.Vacancy })
    expect((await search('_%')).json).toEqual({ groups: [] })
    expect((await search('a')).json).toEqual({ groups: [] })
    expect((await search('')).json).toEqual({ groups: [] })
  })

  it('leads to screens that the role may open', async () => {
    const { groups } = (await search(word)).json as Answer
    const hrefs = Object.fromEntries(groups.map(({ label, hits }) => [label, hits[0]?.href]))
    expect(hrefs).toEqual({
      Person: `/admin/collections/users/${ids.Person}`,
      Vacancy: `/admin/manage-jobs/${ids.Vacancy}`,
      Application: `/admin/applications/${ids.Application}`,
      Enquiry: `/admin/enquiries/${ids.Enquiry}`,
      College: `/admin/collections/colleges/${ids.College}`,
    })
  })

  it('does not find what is in the trash', async () => {
    const deletedAt = new Date().toISOString()
    const bin = { data: { deletedAt }, overrideAccess: true } as const
    await payload.update({ collection: 'enquiries', id: ids.Enquiry ?? '', ...bin })
    await payload.update({ collection: 'jobs', id: ids.Vacancy ?? '', ...bin })
    await payload.update({ collection: 'colleges', id: ids.College ?? '', ...bin })
    expect(Object.keys(await found(word)).sort()).toEqual(['Application', 'Person'])
  })
})

describe('the applications desk', () => {
  it('sorts by its columns, each both ways, and pages never overlap', async () => {
    const { applicationFilter, filterQuery, readApplications } = await import(
      '@/features/jobs/applications/admin/desk-queries'
    )
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, payload)
    const job = await openVacancy(payload)
    for (const [fullName, status] of [
      ['beta', 'interview'],
      ['Alpha', 'offered'],
      ['gamma', 'applied'],
    ] as const) {
      const user = await person(payload, 'applicant')
      await payload.update({ collection: 'users', id: user.id, data: { fullName }, overrideAccess: true })
      const made = await payload.create({
        collection: 'job-applications',
        data: { user: user.id, job: job.id, status: 'applied', consent: true },
        overrideAccess: true,
      })
      await payload.update({ collection: 'job-applications', id: made.id, data: { status }, overrideAccess: true })
    }
    const names = async (sort: string) => {
      const { page, ...filter } = applicationFilter({ job: job.id, sort })
      expect(filterQuery(filter).sort ?? '').toBe(sort === '-applied' || sort === 'nonsense' ? '' : sort)
      return (await readApplications(req, filter, page)).rows.map(({ name }) => name)
    }
    expect(await names('name')).toEqual(['Alpha', 'beta', 'gamma'])
    expect(await names('-name')).toEqual(['gamma', 'beta', 'Alpha'])
    expect(await names('stage')).toEqual(['gamma', 'beta', 'Alpha'])
    expect(await names('applied')).toEqual(['beta', 'Alpha', 'gamma'])
    expect(await names('-applied')).toEqual(['gamma', 'Alpha', 'beta'])
    expect(await names('nonsense')).toEqual(['gamma', 'Alpha', 'beta'])
  })
})
