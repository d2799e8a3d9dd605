import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '@/cms/admin/overview/drafts'
import { notifyTeam, teamInbox } from '@/cms/mail/queue-mail'
import { settingsSteps } from '@/features/pages/admin/setup-steps'
import { settingsView } from '@/features/pages/page-views'
import { mapQueryOf } from '@/features/pages/placeholder-contact'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import '../../setup/styles'
import { person, unique } from '../access/access-fixtures'

let payload: Payload
let req: PayloadRequest

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({ user: await person(payload, 'admin') }, payload)
})

/** Its buttons are Payload's, whose styles are set aside first. */
const stepsOfVacancies = async () => (await import('@/features/jobs/vacancies/admin/setup-steps')).vacancySteps(req)

const isDone = (steps: readonly { isDone: boolean }[]) => steps.map((step) => step.isDone)

async function settings(data: object): Promise<boolean[]> {
  await payload.updateGlobal({ slug: 'site-settings', data, overrideAccess: true })
  // The admission year, which stands last, is asked for by the season.
  return isDone(await settingsSteps(req)).slice(0, 5)
}

const MADE_UP = {
  brand: 'VaidyaPath',
  phone: '+91 00000 00000',
  email: 'hello@vaidyapath.example',
  address: 'Sector 62, Noida, Uttar Pradesh, India',
  teamInbox: '',
}
const REAL = {
  brand: 'Sharma Medical Careers',
  phone: '+91 98765 43210',
  email: 'hello@sharma-careers.in',
  address: '12 Boring Road, Patna, Bihar, India',
  teamInbox: 'team@sharma-careers.in',
}

describe('the checklist of the settings', () => {
  it('is open while the values are made up, however often they were saved', async () => {
    expect(await settings(MADE_UP)).toEqual([false, false, false, false, false])
    expect(await settings({ ...MADE_UP, blurb: unique('Saved again') })).toEqual([false, false, false, false, false])
  })

  it('is done with real values', async () => {
    expect(await settings(REAL)).toEqual([true, true, true, true, true])
  })

  it('does not take an address that nobody can have', async () => {
    expect((await settings({ ...REAL, email: 'hello@example.com' }))[2]).toBe(false)
  })
})

describe('where notices of the team go', () => {
  it('is what the settings say, else what the server says, and no visitor reads it', async () => {
    await settings({ ...REAL, teamInbox: null })
    expect(await teamInbox(req)).toBe('team@vaidyapath.example')
    await settings(REAL)
    expect(await teamInbox(req)).toBe(REAL.teamInbox)
    await notifyTeam(req, {
      href: 'http://localhost/admin',
      subject: unique('Notice'),
      body: createElement('p', null, 'Words'),
    })
    const { rows } = await payload.db.pool.query(
      `select input->>'to' as to from payload_jobs where task_slug::text = 'send-mail' order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ to: REAL.teamInbox }])
    const seen = await rest('GET', '/api/globals/site-settings')
    expect(seen.json).not.toHaveProperty('teamInbox')
  })
})

describe('the map of the contact page', () => {
  afterAll(() => settings(MADE_UP))

  const placed = async (data: object) => {
    await payload.updateGlobal({ slug: 'site-settings', data, overrideAccess: true })
    return settingsView(await payload.findGlobal({ slug: 'site-settings', overrideAccess: true })).mapQuery
  }

  it('follows the address when nobody gave another point, and keeps a point that was given', async () => {
    await placed({ ...REAL, mapQuery: '25.6, 85.1' })
    expect(await placed({ address: '5 Park Street,\nKolkata' })).toBe('5 Park Street, Kolkata')
    expect(await placed({ address: '6 Park Street, Kolkata', mapQuery: '22.5, 88.3' })).toBe('22.5, 88.3')
    expect(await placed({ brand: 'Another name' })).toBe('22.5, 88.3')
  })

  it('is not the point of the first start once the address is their own', () => {
    const made = { ...MADE_UP, mapQuery: '28.6270, 77.3649' }
    expect(mapQueryOf(made)).toBe(made.mapQuery)
    expect(mapQueryOf({ ...made, address: REAL.address })).toBe(REAL.address)
  })
})

describe('the checklist of the vacancies', () => {
  const make = (data: object) =>
    payload.create({
      collection: 'jobs',
      data: {
        title: unique('Post'),
        department: 'Surgery',
        location: 'Pune',
        status: 'Active',
        postedAt: new Date().toISOString(),
        ...data,
      },
      overrideAccess: true,
    })

  it('asks for a vacancy that visitors see, and for the end of the demonstration', async () => {
    const demo = await make({ isSample: true })
    const own = await make({ status: 'Inactive' })
    expect(isDone(await stepsOfVacancies())).toEqual([false, false])
    await payload.update({ collection: 'jobs', id: own.id, data: { status: 'Active' }, overrideAccess: true })
    await payload.delete({ collection: 'jobs', id: demo.id, overrideAccess: true })
    expect(isDone(await stepsOfVacancies())).toEqual([true, true])
  })
})

describe('drafts on the Overview', () => {
  const count = async () => (await drafts(req, 'banner-slides', 'Drafts of banners')).count

  it('are banners that were never published, and changes of published ones', async () => {
    const make = (data: object) =>
      payload.create({
        collection: 'banner-slides',
        data: { title: unique('Banner'), ...data },
        overrideAccess: true,
        draft: '_status' in data,
      })
    const before = await count()
    const published = await make({})
    expect(await count()).toBe(before)
    await make({ _status: 'draft' })
    expect(await count()).toBe(before + 1)
    await payload.update({
      collection: 'banner-slides',
      id: published.id,
      data: { title: unique('Changed'), _status: 'draft' },
      draft: true,
      overrideAccess: true,
    })
    expect(await count()).toBe(before + 2)
  })
})
