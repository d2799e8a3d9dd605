import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClusterSite, clusterSite, someCollege, withoutNginx } from './cluster-site'
import { until, visitors } from './visitors'

/** How long an edit may take until everybody is shown it, in seconds. */
const MAX_SECONDS = 1.5

let site: ClusterSite
let token = ''
let college: { id: string; slug: string }

beforeAll(async () => {
  site = await clusterSite()
  token = await site.signIn(site.one.url)
  college = await someCollege(site)
})
afterAll(() => site?.end())

/** Words that only the dashboard of somebody who is signed in has. */
const OWN = 'Profile completeness'

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
  const stop = visitors(4, [
    ...[near + page, far + page].map((address) => ({ address, words: college.slug })),
    ...[near, far].map((url) => ({ address: `${url}/colleges`, words: '<article' })),
  ])
  const name = `Round ${round} Medical College`
  await rename(near, name)
  const late = await until(async () => (await bodyOf(far + page)).includes(name), MAX_SECONDS)
  console.log(`round ${round}: on the other process after ${late} ms`)
  // Once it is there it stays, also for pages that were being rendered at the moment of the edit.
  for (let again = 0; again < 10; again += 1) expect(await bodyOf(far + page)).toContain(name)
  expect(await bodyOf(near + page)).toContain(name)
  expect((await stop()).troubles).toEqual([])
})

it.skipIf(withoutNginx)(
  'a list of forty choices with notes in Hindi comes through nginx, and so does what its buttons lead to',
  async () => {
    const query = new URLSearchParams({ rank: '3000', is: 'rank', state: 'Bihar', category: 'open', gender: 'male' })
    const note = 'घर के पास है और शुल्क कम है, यह अच्छा है'.slice(0, 40)
    for (let nth = 0; nth < 40; nth += 1) query.append('seat', `mcc/All India/a-medical-college-${nth}~x~${note}`)
    const answer = await fetch(`${site.front}/my-list?${query}&up=39`, { redirect: 'manual' })
    expect(answer.status).toBe(307)
    expect((await fetch(new URL(answer.headers.get('location') ?? '', site.front))).status).toBe(200)
  },
)

it('a process that nobody has asked whether it is ready shows no page of the build', async () => {
  await site.two.kill('SIGTERM')
  site.two.launch()
  const home = async () => (await fetch(site.two.url).catch(() => undefined))?.text()
  let body: string | undefined
  await until(async () => {
    body = await home()
    return body !== undefined
  }, 120)
  expect(body).toContain('<article')
})

const metricsOf = (url: string, secret = process.env.CRON_SECRET) =>
  fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${secret}` } })

it('each process tells its figures, to who has the secret', async () => {
  for (const { url } of [site.one, site.two]) {
    await bodyOf(`${url}/colleges/${college.slug}`)
    expect((await metricsOf(url, 'another secret')).status).toBe(404)
    const text = await (await metricsOf(url)).text()
    for (const name of [
      'site_http_request_duration_seconds_bucket',
      'site_response_cache_answers_total',
      'site_page_cache_hits',
      'site_page_cache_evictions',
      'site_queue_waiting',
      'site_queue_oldest_seconds',
      'site_mails_failed',
      'site_database_connections',
      'site_database_waiting',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toMatch(new RegExp(`^${name}\\{.*process="\\d+"`, 'm'))
    expect(text).toContain('route="/colleges/*"')
    expect(text).not.toContain('@')
  }
})

it('start-up of one process leaves the pages of the other', async () => {
  const page = `${site.one.url}/colleges/${college.slug}`
  await bodyOf(page)
  await site.two.kill('SIGTERM')
  await site.two.start()
  await fetch(`${site.two.url}/ready`)
  const figures = async () => {
    const text = await (await metricsOf(site.one.url)).text()
    return Number(/^site_response_cache_answers_total\{from="render"[^}]*\} (\d+)/m.exec(text)?.[1])
  }
  const before = await figures()
  expect(before).toBeGreaterThan(0)
  await bodyOf(page)
  expect(await figures()).toBe(before)
})

describe.skipIf(withoutNginx)('through nginx', () => {
  it('an edit shows within a second and a half', async () => {
    const page = `${site.front}/colleges/${college.slug}`
    await bodyOf(page)
    await rename(site.two.url, 'Seen Through The Proxy')
    const late = await until(async () => (await bodyOf(page)).includes('Seen Through The Proxy'), MAX_SECONDS)
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
    expect(await dashboard.text()).toContain(OWN)
    const stranger = await fetch(`${site.front}/dashboard`, { redirect: 'manual' })
    expect(stranger.status).toBeGreaterThanOrEqual(300)
    expect(await stranger.text()).not.toContain(OWN)
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
