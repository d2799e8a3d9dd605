import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { linkProcesses, type ProcessLink, type ProcessLinkOptions } from '@/lib/processes/process-link'
import { breakableLink } from '../../setup/breakable-link'

const connectionString = process.env.DATABASE_URL ?? ''
const links: ProcessLink[] = []

afterEach(async () => {
  for (const link of links.splice(0)) await link.close()
})

/** A process of the site, as far as the others know of it. */
function startProcess(options: Partial<ProcessLinkOptions> = {}) {
  const heard: string[] = []
  const onGap = vi.fn()
  const onAway = vi.fn()
  const pingDatabase = vi.fn(async () => undefined)
  const link = linkProcesses({
    connectionString,
    onWords: (words) => heard.push(...words),
    onGap,
    onAway,
    pingDatabase,
    ...options,
  })
  links.push(link)
  return { link, heard, onGap, onAway, pingDatabase }
}

const connected = (...processes: { link: ProcessLink }[]) =>
  vi.waitUntil(() => processes.every(({ link }) => link.isConnected()), { timeout: 20_000 })

/** Ends the connections that processes hold for each other, as a network that fails would. */
async function breakConnections(): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'vaidyapath processes' and datname = current_database()`,
  )
  await client.end()
}

it('tells the other processes what one says, and not itself', async () => {
  const one = startProcess()
  const other = startProcess()
  await connected(one, other)
  one.link.send(['colleges', 'college:aiims-delhi'])
  await vi.waitFor(() => expect(other.heard).toEqual(['colleges', 'college:aiims-delhi']), { timeout: 20_000 })
  other.link.send(['end'])
  await vi.waitFor(() => expect(one.heard).toEqual(['end']), { timeout: 20_000 })
})

it('waits until all others have done what they do about it', async () => {
  let finish: () => void = () => undefined
  const slow = startProcess({ onWords: () => new Promise<void>((resolve) => (finish = resolve)) })
  const one = startProcess()
  const other = startProcess()
  await connected(slow, one, other)
  const told = vi.fn()
  const telling = one.link.send(['colleges']).then(told)
  await vi.waitFor(() => expect(other.heard).toEqual(['colleges']), { timeout: 20_000 })
  expect(told).not.toHaveBeenCalled()
  finish()
  await telling
  expect(told).toHaveBeenCalled()
})

it('waits for nobody when it is alone', async () => {
  const one = startProcess()
  await connected(one)
  await one.link.send(['colleges'])
  await one.link.close()
  await one.link.send(['jobs'])
})

it('tells more words than PostgreSQL takes in one message', async () => {
  const one = startProcess()
  const other = startProcess()
  await connected(one, other)
  const many = Array.from({ length: 2000 }, (_, index) => `college:${'क'.repeat(index % 40)}-${index}`)
  one.link.send(many)
  await vi.waitFor(() => expect(other.heard).toHaveLength(many.length), { timeout: 20_000 })
  expect(new Set(other.heard)).toEqual(new Set(many))
})

it('says that words may have been missed, and tells later what it could not tell meanwhile', async () => {
  const one = startProcess()
  const other = startProcess()
  await connected(one, other)
  const gaps = other.onGap.mock.calls.length
  await breakConnections()
  one.link.send(['jobs'])
  await vi.waitFor(() => expect(other.onGap.mock.calls.length).toBeGreaterThan(gaps), { timeout: 20_000 })
  await connected(one, other)
  one.link.send(['home'])
  await vi.waitFor(() => expect(other.heard).toContain('home'), { timeout: 20_000 })
})

/** A process whose connection to the others leads over a link that can be cut. */
async function startCuttable(options: Partial<ProcessLinkOptions> = {}) {
  const { hostname, port } = new URL(connectionString)
  const way = await breakableLink({ host: hostname, port: Number(port) })
  const address = new URL(connectionString)
  address.host = `127.0.0.1:${way.port}`
  const one = startProcess({ connectionString: address.href, ...options })
  await connected(one)
  return { ...one, way }
}

it('keeps what it has while the database is gone, and trusts nothing of it once it is back', async () => {
  const pingDatabase = vi.fn(() => Promise.reject(new Error('The database is gone')))
  const { link, onGap, onAway, way } = await startCuttable({ pingDatabase })
  const gaps = onGap.mock.calls.length
  pingDatabase.mockClear()
  way.cut()
  await vi.waitFor(() => expect(pingDatabase.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 })
  await expect.poll(() => onAway.mock.lastCall).toEqual([true])
  expect(onGap).toHaveBeenCalledTimes(gaps)
  way.mend()
  await connected({ link })
  expect(onGap).toHaveBeenCalledTimes(gaps + 1)
  expect(onAway).toHaveBeenLastCalledWith(false)
  await way.close()
})

it('trusts nothing that it has for longer than some seconds while it alone hears nothing', async () => {
  const { onGap, onAway, way } = await startCuttable()
  const gaps = onGap.mock.calls.length
  way.cut()
  await vi.waitFor(() => expect(onGap.mock.calls.length).toBeGreaterThan(gaps + 1), { timeout: 20_000 })
  expect(onAway).not.toHaveBeenCalledWith(true)
  await way.close()
})

it('has one process lead, and another when that one is gone', async () => {
  const leads: Record<string, boolean> = {}
  const first = startProcess({ onLead: (isLead) => (leads.first = isLead) })
  await vi.waitFor(() => expect(leads.first).toBe(true), { timeout: 20_000 })
  const second = startProcess({ onLead: (isLead) => (leads.second = isLead) })
  const without = startProcess()
  await connected(second, without)
  expect(leads.second ?? false).toBe(false)
  await first.link.close()
  expect(leads.first).toBe(false)
  await vi.waitFor(() => expect(leads.second).toBe(true), { timeout: 20_000 })
})

it('gives the lead up with its connection, so that two never lead', async () => {
  const events: string[] = []
  const lead = (name: string) => (isLead: boolean) => events.push(`${name} ${isLead ? 'leads' : 'rests'}`)
  const one = startProcess({ onLead: lead('one') })
  await vi.waitFor(() => expect(events).toEqual(['one leads']), { timeout: 20_000 })
  await breakConnections()
  await vi.waitFor(() => expect(events).toEqual(['one leads', 'one rests', 'one leads']), { timeout: 20_000 })
  expect(one.link.isConnected()).toBe(true)
})
