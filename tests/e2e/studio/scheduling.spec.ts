import { type APIRequestContext, expect } from '@playwright/test'
import pg from 'pg'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** What falls due by the clock alone: nobody saves anything meanwhile, and the pages still change. */
const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text()
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test('a banner appears when its time begins, and another disappears when its time ends', async ({ request }) => {
  const [coming, going] = [uniqueName('Coming week'), uniqueName('Going week')]
  const [showFrom, showUntil] = [inSeconds(4), inSeconds(11)]
  const made = [
    await staff.post('/api/banner-slides', { data: { title: coming, showFrom, sortOrder: 0 } }),
    await staff.post('/api/banner-slides', { data: { title: going, showUntil, sortOrder: 0 } }),
  ]
  expect(made.map((answer) => answer.status())).toEqual([201, 201])
  const before = await text(request, '/')
  // A slow machine may have answered after the time had come.
  if (Date.now() < Date.parse(showFrom)) expect(before).not.toContain(coming)
  if (Date.now() < Date.parse(showUntil)) expect(before).toContain(going)
  await expect.poll(() => text(request, '/'), { timeout: 16_000 }).toContain(coming)
  await expect.poll(() => text(request, '/'), { timeout: 35_000 }).not.toContain(going)
  for (const answer of made) {
    const { id } = (await answer.json()).doc
    expect((await staff.get(`/api/banner-slides/${id}`)).status()).toBe(200)
    await staff.delete(`/api/banner-slides/${id}`)
  }
})

test('a college scheduled for publishing is on its page and in the lists when the time has come', async ({
  request,
}) => {
  const name = uniqueName('Scheduled Medical College')
  const made = await staff.post('/api/colleges?draft=true', {
    data: { name, location: 'Patna', state: 'Bihar', country: 'India', courses: ['MBBS'], _status: 'draft' },
  })
  expect(made.status()).toBe(201)
  const { id, slug } = (await made.json()).doc
  expect((await request.get(`/colleges/${slug}`)).status()).toBe(404)
  const list = `/colleges?q=${encodeURIComponent(name)}`
  expect(await text(request, list)).not.toContain(`/colleges/${slug}`)

  const { user } = await (await staff.get('/api/users/me')).json()
  // As the studio's "Schedule publish" writes it; its own form knows whole minutes only.
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query(
    `insert into payload_jobs (task_slug, queue, input, wait_until, created_at, updated_at)
     values ('schedulePublish', 'default', $1, now() + interval '1 second', now(), now())`,
    [
      JSON.stringify({
        type: 'publish',
        doc: { relationTo: 'colleges', value: id },
        user: { relationTo: 'users', value: user.id },
      }),
    ],
  )
  await client.end()
  await expect.poll(async () => (await request.get(`/colleges/${slug}`)).status(), { timeout: 25_000 }).toBe(200)
  expect(await text(request, list)).toContain(`/colleges/${slug}`)
  expect(await text(request, '/sitemap.xml')).toContain(`/colleges/${slug}<`)
  await staff.delete(`/api/colleges/${id}`)
})
