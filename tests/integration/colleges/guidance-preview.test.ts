import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { draftOfGuidance, guidanceOfForm } from '@/features/guidance/queries'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

let payload: Payload
let editor: User
let pageId: string
let form: { course: string; region: string }

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  const course = await payload.create({
    collection: 'courses',
    data: { key: 'mbbs', name: 'MBBS', fullName: 'Bachelor', slug: 'mbbs-courses', description: 'One.' },
  })
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Riverland', kind: 'State', country: 'India' },
  })
  for (const name of ['Ford College', 'Weir College']) {
    const place = { location: 'Fordham', state: 'Riverland', country: 'India' as const }
    await payload.create({ collection: 'colleges', data: { name, ...place, courses: ['MBBS'], status: 'Active' } })
  }
  form = { course: course.id, region: region.id }
  const page = await payload.create({
    collection: 'guidance-pages',
    data: { ...form, introduction: 'Published words.' },
  })
  pageId = page.id
})

it('shows the newest draft with everything else composed, while visitors read what is published', async () => {
  const data = { introduction: 'Drafted words.\n\nMore of them.' }
  await payload.update({ collection: 'guidance-pages', id: pageId, draft: true, data })
  const page = await draftOfGuidance('en', pageId, editor)
  expect(page?.introduction).toEqual(['Drafted words.', 'More of them.'])
  expect(page?.colleges.map(({ name }) => name)).toEqual(['Ford College', 'Weir College'])
  expect(page?.faq.length).toBeGreaterThanOrEqual(6)
  const { readOverride } = await import('@/features/guidance/operations/guidance-overrides')
  expect((await readOverride('en', payload, form.course, form.region))?.introduction).toEqual(['Published words.'])
})

it('shows what the form holds, saved or not, and nothing until course and state are chosen', async () => {
  const { docs } = await payload.find({ collection: 'colleges', where: { name: { equals: 'Weir College' } } })
  const typed = { ...form, title: 'A typed heading', colleges: [docs[0]?.id, 'not-an-id'], faq: [] }
  const page = await guidanceOfForm('en', typed, editor)
  expect(page?.heading).toBe('A typed heading')
  expect(page?.colleges.map(({ name }) => name)).toEqual(['Weir College', 'Ford College'])
  expect(page?.collegeCount).toBe(2)
  expect(await guidanceOfForm('en', { course: form.course }, editor)).toBeNull()
})

it('is for those who keep the content', async () => {
  for (const role of ['applicant', 'counsellor'] as const) {
    const other = await person(payload, role)
    expect(await draftOfGuidance('en', pageId, other)).toBeNull()
    expect(await guidanceOfForm('en', form, other)).toBeNull()
  }
  expect(await draftOfGuidance('en', 'new', editor)).toBeNull()
})
