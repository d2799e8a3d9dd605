import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailCatcher, mailCatcher } from '../setup/mail-catcher'
import { type ClusterSite, clusterSite, someCollege, withoutNginx } from './cluster-site'
import { until, type Visited, visitors } from './visitors'

const VISITORS = 8
/** So that all of them together ask forty times a second. */
const READING_MILLISECONDS = 200
let site: ClusterSite
let catcher: MailCatcher
let visited: Visited[]

beforeAll(async () => {
  catcher = await mailCatcher()
  await catcher.listen()
  // Without the cache of whole answers, which is to spare work and nothing else.
  site = await clusterSite({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}`, JOBS: 'on', RESPONSE_CACHE_MB: '0' })
  const college = await someCollege(site)
  visited = [
    { address: `${site.front}/colleges/${college.slug}`, words: college.name },
    { address: `${site.front}/colleges`, words: '<article' },
    { address: `${site.front}/jobs`, words: '<article' },
    { address: `${site.front}/mbbs-in-bihar`, words: '<table' },
    { address: `${site.front}/login`, words: '<form' },
    // The build has rendered this one without a database: without any vacancy or college.
    { address: site.front, words: '<article' },
  ]
})
afterAll(async () => {
  await site?.end()
  await catcher?.close()
})

/** Mails as forms queue them. */
const queueMails = (count: number, subject: string) =>
  site.query(
    `insert into payload_jobs (task_slug, queue, input, updated_at, created_at, total_tried, processing)
     select 'send-mail', 'default', jsonb_build_object('to', 'person-' || n || '@example.test', 'subject', $2::text,
       'html', '<p>Hello</p>', 'text', 'Hello'), now(), now(), 0, false from generate_series(1, $1) n`,
    [count, subject],
  )
const received = (subject: string) => catcher.caught.filter((mail) => mail.subject === subject)

/** All of them have been sent, and nobody sends any of them again. */
async function sentOnce(count: number, subject: string): Promise<void> {
  await until(async () => {
    const [row] = await site.query(
      `select count(*)::int as n from payload_jobs
       where task_slug = 'send-mail' and completed_at is null and input->>'subject' = $1`,
      [subject],
    )
    return row?.n === 0
  }, 120)
  expect(received(subject)).toHaveLength(count)
  expect(new Set(received(subject).map(({ to }) => to)).size).toBe(count)
}

it('does background work once, whichever process does it', async () => {
  await queueMails(40, 'Together')
  await sentOnce(40, 'Together')
})

it('goes on with it when the process that did it is killed', async () => {
  // One of the two did it.
  for (const member of [site.one, site.two]) {
    await member.kill('SIGKILL')
    await queueMails(10, `Without ${member.url}`)
    await sentOnce(10, `Without ${member.url}`)
    await member.start()
  }
})

it('shares sessions', async () => {
  const token = await site.signIn(site.one.url)
  const me = async (url: string) =>
    (await fetch(`${url}/api/me`, { headers: { cookie: `payload-token=${token}` } })).text()
  expect(await me(site.two.url)).toContain('admin@example.test')
  const out = await fetch(`${site.two.url}/api/users/logout`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, origin: site.front },
  })
  expect(out.status).toBe(200)
  expect(await me(site.one.url)).not.toContain('admin@example.test')
})

/** The smallest picture that there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('shares uploads', async () => {
  const token = await site.signIn(site.one.url)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A pixel' }))
  body.set('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  const sent = await fetch(`${site.one.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, origin: site.front },
    body,
  })
  const answer = (await sent.json()) as { doc?: { url: string } }
  expect(sent.status, JSON.stringify(answer)).toBe(201)
  const { pathname } = new URL(answer.doc?.url ?? '', site.front)
  const [near, far] = await Promise.all(
    [site.one.url, site.two.url].map(async (url) => {
      const file = await fetch(url + pathname)
      return { status: file.status, bytes: (await file.arrayBuffer()).byteLength }
    }),
  )
  expect(far).toEqual(near)
  expect(far?.status).toBe(200)
})

it('shares limits', async () => {
  const signIn = async (url: string) => {
    const response = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.front },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'not the password' }),
    })
    return response.status
  }
  let status = 0
  for (let attempt = 0; attempt < 60 && status !== 429; attempt += 1) status = await signIn(site.one.url)
  expect(status).toBe(429)
  // What the one has counted the other refuses at its very first request.
  expect(await signIn(site.two.url)).toBe(429)
})

describe.skipIf(withoutNginx)('through nginx', () => {
  it('loses no request when a process is asked to end, nor when it comes back', async () => {
    const stop = visitors(VISITORS, visited, READING_MILLISECONDS)
    for (const member of [site.two, site.one]) {
      await member.kill('SIGTERM')
      // Nobody asks whether it is ready: it stands in for itself from its first answer on.
      member.launch()
      await until(async () => (await fetch(`${member.url}/health`).catch(() => undefined))?.ok === true, 120)
    }
    const { pages, troubles } = await stop()
    console.log(`${pages} pages while each process was replaced`)
    expect(troubles).toEqual([])
  })

  it('loses no request but those under way when a process is killed', async () => {
    const stop = visitors(VISITORS, visited, READING_MILLISECONDS)
    await until(async () => (await fetch(site.front)).ok, 10)
    await site.two.kill('SIGKILL')
    // Each waits for the answer before, so that none of them was under way at the kill.
    for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${site.front}/login`)).status).toBe(200)
    const { pages, troubles } = await stop()
    console.log(`${pages} pages around a kill, of which broke: ${troubles.length}`)
    expect(troubles.length, troubles.join('\n')).toBeLessThanOrEqual(VISITORS)
    await site.two.start()
  })
})
