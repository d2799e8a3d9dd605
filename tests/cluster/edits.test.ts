import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClusterSite, clusterSite, readers, until, withoutNginx } from './cluster-site'

let site: ClusterSite
let token = ''
let college: { id: string; slug: string }

beforeAll(async () => {
  site = await clusterSite()
  token = await site.signIn(site.one.url)
  const [row] = await site.query(
    `select id, slug from colleges where _status = 'published' and deleted_at is null order by slug limit 1`,
  )
  college = row as typeof college
})
afterAll(() => site?.end())

const bodyOf = async (address: string) => (await fetch(address)).text()

/** Gives the college another name through one process. */
async function rename(through: string, name: string): Promise<void> {
  const response = await fetch(`${through}/api/colleges/${college.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}`, origin: site.front },
    body: JSON.stringify({ name }),
  })
  expect(response.status).toBe(200)
}

it.each([1, 2, 3, 4, 5, 6])('an edit through one process is what the other shows (%i)', async (round) => {
  const [near, far] = round % 2 === 1 ? [site.one.url, site.two.url] : [site.two.url, site.one.url]
  const page = `/colleges/${college.slug}`
  const stop = readers(4, [near + page, far + page, `${far}/colleges`, `${near}/colleges`])
  const name = `Round ${round} Medical College`
  await rename(near, name)
  const late = await until(async () => (await bodyOf(far + page)).includes(name), 10)
  console.log(`round ${round}: on the other process after ${late} ms`)
  // Once it is there it stays, also for pages that were being rendered at the moment of the edit.
  for (let again = 0; again < 10; again += 1) expect(await bodyOf(far + page)).toContain(name)
  expect(await bodyOf(near + page)).toContain(name)
  const statuses = await stop()
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

it('start-up of one process leaves the pages of the other', async () => {
  const page = `${site.one.url}/colleges/${college.slug}`
  await bodyOf(page)
  await site.two.kill('SIGTERM')
  await site.two.start()
  await fetch(`${site.two.url}/ready`)
  const figures = async () => {
    const metrics = await fetch(`${site.one.url}/metrics`, {
      headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
    })
    const text = await metrics.text()
    return Number(/^site_response_cache_answers_total\{from="render"\} (\d+)/m.exec(text)?.[1])
  }
  const before = await figures()
  await bodyOf(page)
  expect(await figures()).toBe(before)
})

describe.skipIf(withoutNginx)('through nginx', () => {
  it('an edit shows within a second and a half', async () => {
    const page = `${site.front}/colleges/${college.slug}`
    await bodyOf(page)
    await rename(site.two.url, 'Seen Through The Proxy')
    const late = await until(async () => (await bodyOf(page)).includes('Seen Through The Proxy'), 10)
    console.log(`through nginx after ${late} ms`)
  })

  it('keeps what is the same for everybody, and nothing else', async () => {
    const page = `${site.front}/colleges/${college.slug}`
    const signedIn = { cookie: `payload-token=${token}` }
    const me = await fetch(`${site.front}/api/me`, { headers: signedIn })
    expect(await me.text()).toContain('admin@example.test')
    expect(await bodyOf(`${site.front}/api/me`)).not.toContain('admin@example.test')
    await fetch(page, { headers: signedIn })
    expect(await bodyOf(page)).not.toContain('admin@example.test')
    const dashboard = await fetch(`${site.front}/dashboard`, { headers: signedIn })
    expect(await dashboard.text()).toContain('admin@example.test')
    const stranger = await fetch(`${site.front}/dashboard`, { redirect: 'manual' })
    expect(stranger.status).toBeGreaterThanOrEqual(300)
    expect(await stranger.text()).not.toContain('admin@example.test')
    expect((await fetch(`${site.front}/metrics`)).status).toBe(404)
  })

  it('compresses in the way that was asked for', async () => {
    for (const wanted of ['br', 'gzip', 'identity']) {
      const answer = await fetch(site.front, { headers: { 'accept-encoding': wanted } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(wanted)
      expect(await answer.text()).toContain('</html>')
    }
  })
})
