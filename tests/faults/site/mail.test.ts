import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailCatcher, mailCatcher } from '../../setup/mail-catcher'
import { type FaultSite, faultSite, until } from './fault-site'

let site: FaultSite
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await mailCatcher()
  site = await faultSite({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}` })
})
afterAll(async () => {
  await site?.end()
  await catcher?.close().catch(() => undefined)
})

it('takes applications while the mail server is gone, and sends each mail once when it is back', async () => {
  const [person] = await site.applicants(1)
  const [job] = await site.openVacancies()
  const answer = await site.ask('POST', '/api/job-applications', {
    token: person?.token,
    body: { job, user: person?.id, consent: true },
  })
  expect(answer.status).toBe(201)
  const tried = async () =>
    Number(
      (
        await site.query(
          `select coalesce(max(total_tried), 0)::int as n from payload_jobs where task_slug = 'send-mail'`,
        )
      )[0]?.n,
    )
  await until(async () => (await tried()) > 0, 30)
  await catcher.listen()
  const mine = () => catcher.caught.filter(({ to }) => to === person?.email)
  const waited = await until(async () => mine().length > 0, 90)
  console.log(`the mail came ${waited} ms after its server`)
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  expect(mine()).toHaveLength(1)
})
