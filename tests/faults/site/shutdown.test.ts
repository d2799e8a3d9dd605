import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signalGroup } from '../../../scripts/lib/processes/process-groups.mjs'
import { type FaultSite, faultSite } from './fault-site'

let site: FaultSite

beforeAll(async () => {
  site = await faultSite()
})
afterAll(() => site?.end())

it('answers the requests under way at SIGTERM, and then ends', async () => {
  const [person] = await site.applicants(1)
  const vacancies = await site.openVacancies()
  const sent = vacancies.slice(0, 8).map((job) =>
    site.ask('POST', '/api/job-applications', {
      token: person?.token,
      body: { job, user: person?.id, consent: true },
    }),
  )
  await delay(30)
  const began = Date.now()
  signalGroup(site.site().pid, 'SIGTERM')
  const answers = await Promise.all(sent)
  await site.site().exited
  console.log(`ended ${Date.now() - began} ms after SIGTERM: ${answers.map(({ status }) => status).join(' ')}`)
  // A connection that had not been taken yet is refused, which a proxy sends elsewhere; none that was taken is cut.
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 201 || status === 0)).toBe(true)
  const [row] = await site.query('select count(*)::int as n from job_applications where user_id = $1', [person?.id])
  expect(row).toEqual({ n: answers.filter(({ status }) => status === 201).length })
  expect(Date.now() - began).toBeLessThan(20_000)
})

it('ends in time although a client never finishes its request', async () => {
  await site.start()
  const socket = net.connect(Number(new URL(site.url).port), 'localhost')
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )
  await delay(500)
  const began = Date.now()
  signalGroup(site.site().pid, 'SIGTERM')
  await site.site().exited
  console.log(`ended ${Date.now() - began} ms after SIGTERM with a client that hangs`)
  expect(Date.now() - began).toBeLessThan(20_000)
  socket.destroy()
})
