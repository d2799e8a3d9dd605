import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { doBackgroundWork } from '@/cms/background/work-off'
import { removeAbandonedSpools, spool } from '@/cms/csv/spool'
import { releaseStuckJobs } from '@/cms/database/payload-jobs'
import { type MailCatcher, mailCatcher } from '../../setup/mail-catcher'
import { closePayload, testPayload } from '../../setup/payload'
import { one } from './operations-fixtures'

let catcher: MailCatcher
const source = process.env.DATABASE_URL ?? ''

beforeAll(async () => {
  catcher = await mailCatcher()
  // Before anything reads the settings.
  process.env.SMTP_URL = `smtp://127.0.0.1:${catcher.port}`
})
afterAll(async () => {
  await closePayload()
})

it('sends a mail that a killed process had taken, once it cannot be under way any more', async () => {
  const payload = await testPayload()
  const input = { to: 'asha@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  await payload.jobs.queue({ task: 'send-mail', input })
  // As a process leaves it that is killed while the mail goes out.
  await one(source, 'update payload_jobs set processing = true, updated_at = now() returning id')
  await catcher.listen()
  const work = () => payload.jobs.run({ allQueues: true, limit: 50, silent: true })
  await work()
  expect(await releaseStuckJobs(payload)).toBe(0)
  await work()
  expect(catcher.caught).toEqual([])

  await one(source, "update payload_jobs set updated_at = now() - interval '11 minutes' returning id")
  expect(await releaseStuckJobs(payload)).toBe(1)
  await work()
  await work()
  await catcher.close()
  expect(catcher.caught).toEqual([{ to: 'asha@example.org', subject: 'Hello' }])
})

it('forgets what was finished and could not be deleted, and no plan that is parked', async () => {
  const payload = await testPayload()
  await payload.db.pool.query(
    `insert into payload_jobs (task_slug, completed_at, updated_at) values
       ('send-mail', now(), now() - interval '11 minutes'), ('send-mail', now(), now()),
       ('schedulePublish', now(), now() - interval '11 minutes')`,
  )
  expect(await releaseStuckJobs(payload)).toBe(0)
  const { rows } = await payload.db.pool.query('select task_slug from payload_jobs order by task_slug')
  expect(rows.map((row) => row.task_slug).sort()).toEqual(['schedulePublish', 'send-mail'])
  await payload.db.pool.query('delete from payload_jobs')
})

it('notes the moment at which work is taken, by which it is told whether it is stuck', async () => {
  const payload = await testPayload()
  const input = { to: 'asha@example.org', subject: 'Slow', html: '', text: '' }
  await payload.jobs.queue({ task: 'send-mail', input: { ...input, html: 'x', text: 'x' } })
  await one(source, "update payload_jobs set updated_at = now() - interval '1 hour' returning id")
  const state = "select processing and updated_at > now() - interval '1 minute' as fresh from payload_jobs"
  const seen: unknown[] = []
  const sending = vi.spyOn(payload, 'sendEmail').mockImplementation(async () => {
    seen.push(await one(source, state), await releaseStuckJobs(payload))
  })
  await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
  sending.mockRestore()
  expect(seen).toEqual([{ fresh: true }, 0])
})

it('removes the copies of imports whose process is gone, and no others', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spools-'))
  const gone = `vaidyapath-import-${2 ** 22 + 1}-abc`
  for (const name of [gone, `vaidyapath-import-${process.ppid}-abc`, 'somebody-else']) {
    await writeFile(path.join(folder, name), 'x')
  }
  await removeAbandonedSpools(folder)
  expect((await readdir(folder)).sort()).toEqual(['somebody-else', `vaidyapath-import-${process.ppid}-abc`])
  await rm(folder, { recursive: true })

  // What an import really makes is called so.
  const made = await spool(
    (async function* () {
      yield Buffer.from('name\n')
    })(),
    { signal: new AbortController().signal, mostMegabytes: 1 },
  )
  expect(path.basename(path.dirname(made.file))).toMatch(new RegExp(`^vaidyapath-import-${process.pid}-`))
  await made.remove()
})

it('logs work that has failed for good, without what it was given', async () => {
  const payload = await testPayload()
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  // A plan whose record is gone when its moment comes.
  const doc = { relationTo: 'colleges', value: '11111111-1111-4111-8111-111111111111' }
  await payload.db.pool.query(
    `insert into payload_jobs (task_slug, queue, input, created_at, updated_at)
     values ('schedulePublish', 'default', $1, now(), now())`,
    [JSON.stringify({ type: 'publish', doc, note: 'asha@example.org' })],
  )
  const stop = doBackgroundWork(async () => payload)
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0)
  stop()
  const said = logged.mock.calls.map(([entry]) => entry as unknown as { msg: string; err: Error })
  expect(said.map(({ msg }) => msg)).toEqual(['The task schedulePublish failed'])
  expect(said[0]?.err.message).toMatch(/not found/i)
  expect(JSON.stringify(said)).not.toContain('asha@')
  logged.mockRestore()
})
