import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailCatcher, mailCatcher } from '../setup/mail-catcher'
import { type ClusterSite, clusterSite, readers, until, withoutNginx } from './cluster-site'

const READERS = 8
let site: ClusterSite
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await mailCatcher()
  await catcher.listen()
  site = await clusterSite({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}`, JOBS: 'on' })
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

it('does background work once, whichever process does it', async () => {
  await queueMails(40, 'Together')
  await until(async () => received('Together').length >= 40, 120)
  expect(new Set(received('Together').map(({ to }) => to)).size).toBe(40)
  expect(received('Together')).toHaveLength(40)
})

it('goes on with it when the process that did it is killed', async () => {
  const leads = async (url: string) => {
    const [row] = await site.query(
      `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted and objid = $1`,
      [721_490_355],
    )
    return Number(row?.n) > 0 && url !== ''
  }
  expect(await leads(site.one.url)).toBe(true)
  await site.one.kill('SIGKILL')
  await queueMails(10, 'After the kill')
  await until(async () => received('After the kill').length >= 10, 120)
  expect(received('After the kill')).toHaveLength(10)
  await site.one.start()
})

it('shares sessions, limits and files', async () => {
  const token = await site.signIn(site.one.url)
  const me = (url: string) => fetch(`${url}/api/me`, { headers: { cookie: `payload-token=${token}` } })
  expect(await (await me(site.two.url)).text()).toContain('admin@example.test')
  const out = await fetch(`${site.two.url}/api/users/logout`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, origin: site.front },
  })
  expect(out.status).toBe(200)
  expect(await (await me(site.one.url)).text()).not.toContain('admin@example.test')

  const wrong = (url: string) =>
    fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.front },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'not the password' }),
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 60 && statuses.at(-1) !== 429; attempt += 1) {
    statuses.push((await wrong(attempt % 2 === 0 ? site.one.url : site.two.url)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  // What the one has counted the other refuses at its very next request.
  expect((await wrong(statuses.length % 2 === 0 ? site.one.url : site.two.url)).status).toBe(429)
})

describe.skipIf(withoutNginx)('through nginx', () => {
  const addresses = () => ['/', '/colleges', '/jobs', '/mbbs-in-bihar', '/login'].map((path) => site.front + path)

  it('loses no request when a process is asked to end, nor when it comes back', async () => {
    const stop = readers(READERS, addresses())
    await site.two.kill('SIGTERM')
    await site.two.start()
    await site.one.kill('SIGTERM')
    await site.one.start()
    const statuses = await stop()
    console.log(`${statuses.length} requests while each process was replaced`)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('loses no request but those under way when a process is killed', async () => {
    const stop = readers(READERS, addresses())
    await until(async () => (await fetch(site.front)).ok, 10)
    await site.two.kill('SIGKILL')
    for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${site.front}/login`)).status).toBe(200)
    const statuses = await stop()
    console.log(
      `${statuses.length} requests around a kill, of which broke: ${statuses.filter((s) => s !== 200).length}`,
    )
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(READERS)
    await site.two.start()
  })
})
