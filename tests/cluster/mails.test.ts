import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailCatcher, mailCatcher } from '../setup/mail-catcher'
import { type ClusterSite, clusterSite } from './cluster-site'
import { until } from './visitors'

const ROUNDS = 10
const MAILS = 200

let site: ClusterSite
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await mailCatcher()
  await catcher.listen()
  site = await clusterSite({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}` })
})
afterAll(async () => {
  await site?.end()
  await catcher?.close()
})

const waiting = async (condition: string) =>
  Number(
    (
      await site.query(
        `select count(*)::int as n from payload_jobs where input ->> 'subject' = 'Round' and completed_at is null and ${condition}`,
      )
    )[0]?.n,
  )

/** Each wait has a limit of its own; a process that starts beside others takes some seconds. */
const MOST_MILLISECONDS = ROUNDS * 60_000

it('loses no mail and sends at most the one in flight twice, whichever process is killed when', {
  timeout: MOST_MILLISECONDS,
}, async () => {
  let repeated = 0
  for (let round = 0; round < ROUNDS; round++) {
    catcher.caught.length = 0
    const mine = () => catcher.caught.filter(({ subject }) => subject === 'Round').map(({ to }) => to)
    await site.query(
      `insert into payload_jobs (task_slug, queue, input)
       select 'send-mail', 'default', jsonb_build_object('to', 'person-' || n || '@example.org', 'subject', 'Round',
         'html', 'x', 'text', 'x') from generate_series(1, ${MAILS}) n`,
    )
    const killedAfter = Math.floor(Math.random() * MAILS)
    await until(async () => mine().length >= killedAfter, 60)
    await pause(Math.random() * 20)
    const victim = Math.random() < 0.5 ? site.one : site.two
    await victim.kill('SIGKILL')
    // What was in the hands of who was killed waits for ten minutes, and nothing else does.
    await until(async () => (await waiting('not processing')) === 0, 60)
    await until(async () => (await waiting('true')) <= 1, 60)
    await site.query("update payload_jobs set updated_at = now() - interval '11 minutes' where processing")
    await victim.start()
    await until(async () => (await waiting('true')) === 0, 120)
    const all = mine()
    expect(new Set(all).size).toBe(MAILS)
    expect(all.length - MAILS).toBeLessThanOrEqual(1)
    repeated += all.length - MAILS
  }
  console.log(`${ROUNDS * MAILS} mails, ${ROUNDS} kills: ${repeated} sent twice`)
})
