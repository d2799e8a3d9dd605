import { readdirSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FaultSite, faultSite, until } from './fault-site'

let site: FaultSite

beforeAll(async () => {
  site = await faultSite()
})
afterAll(() => site?.end())

const count = async (statement: string) =>
  Number((await site.query(`select count(*)::int as n from ${statement}`))[0]?.n)
const spools = (pid: number) => readdirSync(os.tmpdir()).filter((name) => name.startsWith(`vaidyapath-import-${pid}-`))

it('keeps not one row of an import that it is killed in, says so, and leaves no copy of the file', async () => {
  const token = await site.administrator()
  const colleges = await count('colleges')
  const rows = Array.from({ length: 20_000 }, (_, n) => `Fault College ${n},Patna,Bihar,India,Active`)
  const file = `name,location,state,country,status\n${rows.join('\n')}\n`
  const sent = site.ask('POST', '/api/colleges/import?mode=all&name=faults.csv', { token, body: file })
  await until(
    async () => (await count(`imports where file_name = 'faults.csv' and status::text = 'running'`)) === 1,
    60,
  )
  await delay(500)
  const { pid } = site.site()
  await site.kill()
  expect((await sent).status).toBeLessThanOrEqual(200)
  await until(
    async () =>
      (await count(`pg_stat_activity where state = 'active' and query like '%staged%' and pid <> pg_backend_pid()`)) ===
      0,
    30,
  )
  expect(await count('colleges')).toBe(colleges)

  await site.start()
  await until(async () => (await count(`imports where file_name = 'faults.csv' and status::text = 'failed'`)) === 1, 30)
  expect(await count('colleges')).toBe(colleges)
  expect(await count(`_colleges_v where version_name like 'Fault College%'`)).toBe(0)
  expect(spools(pid)).toEqual([])
  // The lock of a process that is gone keeps nobody out.
  const again = await site.ask('POST', '/api/colleges/import?mode=all&name=again.csv', {
    token,
    body: `name,location,state,country,status\n${rows[0]}\n`,
  })
  expect(again.status).toBe(200)
  expect(await count('colleges')).toBe(colleges + 1)
})

it('leaves no half application of people who apply while it is killed', async () => {
  const people = await site.applicants(8)
  const vacancies = await site.openVacancies()
  const confirmed: [string, string][] = []
  const applying = people.map(async ({ id, token }) => {
    for (const job of vacancies) {
      const { status } = await site.ask('POST', '/api/job-applications', {
        token,
        body: { job, user: id, consent: true },
      })
      if (status === 201) confirmed.push([id, job])
      if (status === 0) return
    }
  })
  await until(async () => confirmed.length > 5, 60)
  await site.kill()
  await Promise.all(applying)

  for (const [user, job] of confirmed) {
    expect(await count(`job_applications where user_id = '${user}' and job_id = '${job}'`)).toBe(1)
  }
  // An application is committed together with its mails, which wait or have gone out.
  const ids = people.map(({ id }) => `'${id}'`).join(',')
  const half = await count(
    `job_applications a where user_id in (${ids}) and not exists
      (select 1 from job_applications_history h where h._parent_id = a.id)`,
  )
  expect(half).toBe(0)
  await site.start()
  const [person] = people
  const taken = await site.ask('POST', '/api/job-applications', {
    token: person?.token,
    body: { job: confirmed.find(([id]) => id === person?.id)?.[1] ?? vacancies[0], user: person?.id, consent: true },
  })
  expect([201, 400, 409]).toContain(taken.status)
})
