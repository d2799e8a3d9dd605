import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { sendAdmission } from '@/features/enquiries/actions'
import { enquiryFilter } from '@/features/enquiries/admin/desk/desk-queries'
import { exportPages } from '@/features/enquiries/admin/desk/export-queries'
import { enquirySummary, sentCopy } from '@/features/enquiries/emails/enquiry-summary'
import { enquiriesOf } from '@/features/enquiries/export-queries'
import { namesOfColleges } from '@/features/enquiries/operations/enquiry-queries'
import { anonymiseEnquiry } from '@/features/enquiries/operations/erase-enquiries'
import { readPrefill } from '@/features/enquiries/queries'
import { FORM_MARKS } from '@/features/enquiries/schema'
import { IDLE } from '@/lib/errors/action-result'
import type { Enquiry } from '@/payload-types'
import { rest } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

let payload: Payload
let names: string[]
let colleges: string[]

beforeAll(async () => {
  payload = await testPayload()
  names = [unique('Alpha College'), unique('Beta College')]
  colleges = await Promise.all(
    names.map(async (name) => {
      const data = { name, location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' } as const
      return (await payload.create({ collection: 'colleges', data, overrideAccess: true })).id
    }),
  )
})

async function sent(more: object): Promise<{ status: number; enquiry: Enquiry }> {
  const email = `${unique('asha')}@example.org`
  const body = { kind: 'admission', name: 'Asha Verma', email, phone: '+919876543210', consent: true, ...more }
  const { status } = await rest('POST', '/api/enquiries', { body })
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { email: { equals: email } },
    depth: 0,
    overrideAccess: true,
  })
  return { status, enquiry: docs[0] as Enquiry }
}

it('an enquiry carries the colleges in their order, the rank and the category', async () => {
  const { enquiry } = await sent({ colleges: [...colleges].reverse(), rank: 25_000, category: 'OBC' })
  expect(enquiry).toMatchObject({ colleges: [...colleges].reverse(), rank: 25_000, category: 'OBC' })
  const req = await createLocalReq({}, payload)
  const compared = await namesOfColleges(req, enquiry.colleges)
  expect(compared).toEqual([...names].reverse())
  const copy = sentCopy('en', enquiry, { college: null, compared, isTheirs: true })
  for (const lines of [enquirySummary(enquiry, null, compared).lines, copy]) {
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: '25,000' }),
        expect.objectContaining({ value: 'OBC' }),
        expect.objectContaining({ value: compared.join(', ') }),
      ]),
    )
  }
})

it.each([{ rank: 'many' }, { rank: 0 }, { rank: 4_000_000 }, { category: 'x'.repeat(61) }])(
  '%j is refused',
  async (wrong) => {
    expect((await sent({ colleges, ...wrong })).status).toBe(400)
  },
)

it('five colleges are refused', async () => {
  const { status } = await sent({ colleges: Array.from({ length: 5 }, () => colleges[0]) })
  expect(status).toBe(400)
})

it('the desk’s download and a person’s own export hold them, and forgetting takes rank and category', async () => {
  const { enquiry } = await sent({ colleges, rank: 31_000, category: 'SC' })
  const admin = await person(payload, 'admin')
  const req = await createLocalReq({ user: admin }, payload)
  const rows = []
  for await (const page of exportPages(req, admin.id, enquiryFilter({}))) rows.push(...page)
  expect(rows).toContainEqual(expect.objectContaining({ compared: names.join('; '), rank: 31_000, category: 'SC' }))
  const account = await payload.create({
    collection: 'users',
    data: { email: enquiry.email, password: 'a long password for tests', role: 'applicant', verified: true },
    overrideAccess: true,
  })
  expect(await enquiriesOf(payload, account)).toContainEqual(
    expect.objectContaining({ colleges, rank: 31_000, category: 'SC' }),
  )
  await anonymiseEnquiry(req, enquiry.id)
  const after = await payload.findByID({ collection: 'enquiries', id: enquiry.id, depth: 0, overrideAccess: true })
  expect(after).toMatchObject({ rank: null, category: null, colleges })
})

it('of a form that was open while a college was renamed are known by the address that they had', async () => {
  visit({ network: '198.51.100.201' })
  const [id = '', other = ''] = colleges
  const [college, compared] = await Promise.all(
    [id, other].map((one) => payload.findByID({ collection: 'colleges', id: one, depth: 0, overrideAccess: true })),
  )
  const slug = unique('alpha')
  await payload.update({ collection: 'colleges', id, data: { slug }, overrideAccess: true })
  const email = `${unique('asha')}@example.org`
  const form = formOf({
    name: 'Asha Verma',
    email,
    phone: '+919876543210',
    college: college?.slug ?? '',
    compared: [compared?.slug, college?.slug].join(),
    [FORM_MARKS.key]: unique('key'),
  })
  expect((await sendAdmission(IDLE, form)).status).toBe('success')
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'enquiries', where, depth: 0, overrideAccess: true })
  expect(docs[0]).toMatchObject({ college: id, colleges: [other, id] })
  expect((await readPrefill({ college: college?.slug ?? '' })).college).toEqual({ slug, name: names[0] })
})
