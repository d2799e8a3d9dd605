import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, type FaultSite, faultSite, until } from './fault-site'

let site: FaultSite

beforeAll(async () => {
  site = await faultSite()
})
afterAll(() => site?.end())

it.each(['stop', 'kill'] as const)('keeps what it confirmed when PostgreSQL has to %s under traffic', async (how) => {
  const people = await site.applicants(6)
  const vacancies = await site.openVacancies()
  const answers: Answer[] = []
  const confirmed: [string, string][] = []
  let goesOn = true
  const reading = (async () => {
    while (goesOn) {
      answers.push(
        await site.ask('GET', '/'),
        await site.ask('GET', '/jobs?q=doctor'),
        await site.ask('GET', '/api/me'),
      )
    }
  })()
  const applying = people.map(async ({ id, token }) => {
    for (const job of vacancies) {
      if (!goesOn) return
      const answer = await site.ask('POST', '/api/job-applications', { token, body: { job, user: id, consent: true } })
      answers.push(answer)
      if (answer.status === 201) confirmed.push([id, job])
    }
  })
  await until(async () => confirmed.length > 3, 60)
  const rendered = ['/', '/colleges', '/jobs', '/jobs/feed.xml', '/jobs/aggregators.xml', '/about']
  for (const path of rendered) expect((await site.ask('GET', path)).status, path).toBe(200)
  await site.database[how]()
  const away = await Promise.all([site.ask('GET', '/health'), site.ask('GET', '/ready'), site.ask('GET', '/')])
  expect(away.map(({ status }) => status)).toEqual([200, 503, 200])
  // Never rendered, and rendered for each request: both say it in a sentence, in the reader's language.
  for (const path of ['/hi/terms', '/hi/jobs?q=doctor']) {
    const page = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } })
    expect([page.status, (await page.text()).includes('<h1>यह पेज नहीं खुल सका</h1>')]).toEqual([500, true])
  }
  await delay(2000)
  goesOn = false
  await Promise.all([reading, ...applying])
  // Longer than a process that hears nothing of the others trusts what it has, and than an answer is kept.
  await delay(70_000)
  for (const path of rendered) expect((await site.ask('GET', path)).status, path).toBe(200)

  await site.database.start()
  const back = await until(async () => (await site.ask('GET', '/ready')).status === 200, 15)
  console.log(
    `ready ${back} ms after PostgreSQL; ${confirmed.length} applications confirmed, ${answers.length} answers`,
  )
  expect(answers.filter(({ status }) => status === 0)).toEqual([])
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(15_000)
  for (const [user, job] of confirmed) {
    const [row] = await site.query(
      `select (select count(*)::int from job_applications where user_id = $1 and job_id = $2) as applications`,
      [user, job],
    )
    expect(row).toEqual({ applications: 1 })
  }
  // The button pressed again works, for those who were refused too.
  const [person] = await site.applicants(1)
  const again = { token: person?.token, body: { job: vacancies[0], user: person?.id, consent: true } }
  expect((await site.ask('POST', '/api/job-applications', again)).status).toBe(201)
})
