import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForAlert } from '@/app/(site)/[lang]/alerts/actions'
import { linkToken } from '@/cms/subscriptions/links'
import { confirmSubscription } from '@/cms/subscriptions/subscribe'
import { mailboxByEmail } from '@/cms/subscriptions/subscription-queries'
import { changeAlert } from '@/features/jobs/alerts/actions'
import { alertSearch } from '@/features/jobs/alerts/alert-rule'
import { alertMessages } from '@/features/jobs/alerts/messages'
import { activeAlerts } from '@/features/jobs/alerts/operations/alert-queries'
import { setAlert } from '@/features/jobs/alerts/operations/set-alert'
import { MAX_ALERTS } from '@/features/jobs/alerts/schema'
import { matchNewVacancies, reindexAlerts, sendDueAlerts } from '@/features/jobs/alerts/tasks/job-alerts-task'
import { baseTerms } from '@/features/search/base-terms'
import { endByLink } from '@/features/subscriptions/actions'
import { inTransaction } from '@/lib/database/transaction'
import { IDLE } from '@/lib/errors/action-result'
import type { Job, User } from '@/payload-types'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))
vi.mock('@/features/search/queries', async () => ({
  searchVocabulary: async () => ({ stamp: 'test', terms: (await import('@/features/search/base-terms')).baseTerms() }),
}))

const DAY = 24 * 60 * 60 * 1000
/** Nine in the morning in India, today and later: nothing in these tests waits for the clock. */
const MORNING = new Date(`${new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)}T09:00:00+05:30`)
const morning = (days: number) => new Date(MORNING.getTime() + days * DAY)

let payload: Payload
let reader: User

beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(async () => {
  visit({ network: `198.51.100.${Math.floor(Math.random() * 250)}` })
  for (const table of ['job_alert_matches', 'job_alerts', 'subscriptions', 'mailboxes', 'payload_jobs', 'jobs']) {
    await payload.db.pool.query(`delete from ${table}`)
  }
  reader = await person(payload, 'applicant')
})

const alert = (query: Record<string, string>, frequency: 'at-once' | 'daily' | 'weekly' = 'daily', user = reader) =>
  setAlert(payload, { email: user.email, frequency, search: alertSearch(query), language: 'en', user }, baseTerms())
/** Alerts that were set before every vacancy of the test. */
const set = async (...all: Parameters<typeof alert>) => {
  await alert(...all)
  await payload.db.pool.query(
    `update subscriptions set confirmed_at = now() - interval '20 days' where status = 'active'`,
  )
}
const vacancy = (data: Partial<Job> = {}) =>
  payload.create({
    collection: 'jobs',
    data: { title: unique('Post'), department: 'Surgery', location: 'Delhi', status: 'Active', ...data } as Job,
    overrideAccess: true,
  })
const change = (id: string, data: Partial<Job>) =>
  payload.update({ collection: 'jobs', id, data, overrideAccess: true })
const match = (now = MORNING) => matchNewVacancies(payload, baseTerms(), now)
const send = (now = MORNING) => sendDueAlerts(payload, now)

const mails = () => queuedMails(payload)

describe('an alert', () => {
  it.each([
    [{ department: 'Paediatrics' }, { department: 'Pediatrics' }, { department: 'Surgery' }],
    [{ location: 'Bangalore' }, { location: 'Bengaluru' }, { location: 'Mumbai' }],
    [{ designation: 'Senior Resident' }, { title: 'Senior Resident in Surgery' }, { title: 'Consultant' }],
    [
      { q: 'cardiologist delhi' },
      { department: 'Cardiology', location: 'New Delhi' },
      { department: 'Cardiology', location: 'Mumbai' },
    ],
    [{ q: 'sunrise' }, { institution: 'Sunrise Hospital' }, { institution: 'Sunset Hospital' }],
    [{ type: 'Contract' }, { type: 'Contract' as const }, { type: 'Full-time' as const }],
    [{ salary: '20' }, { salary: '18-25 LPA' }, { salary: '10-15 LPA' }],
    [{ experience: '1' }, { experience: '1+ years' }, { experience: '5+ years' }],
    [{}, {}, { status: 'Inactive' as const }],
  ] as [Record<string, string>, Partial<Job>, Partial<Job>][])(
    'for %j is told of %j and not of %j',
    async (query, suits, other) => {
      await set(query)
      const wanted = await vacancy(suits)
      await vacancy(other)
      await match()
      const { rows } = await payload.db.pool.query('select job_id from job_alert_matches')
      expect(rows).toEqual([{ job_id: wanted.id }])
    },
  )

  it('is told of nothing that was open before it was confirmed, and of no sample', async () => {
    await vacancy()
    await vacancy({ isSample: true })
    await alert({})
    expect(await match()).toBe(0)
  })

  it('tells of walk-in interviews to come alone, where that was asked for', async () => {
    await set({ department: 'Surgery', walkin: '1' })
    const told = await vacancy({ walkInAt: morning(3).toISOString() })
    await vacancy()
    await vacancy({
      walkInAt: morning(-2).toISOString(),
      postedAt: morning(-5).toISOString(),
      deadline: morning(9).toISOString(),
    })
    const { rows } = await payload.db.pool.query('select title from jobs where id = $1', [told.id])
    await matchNewVacancies(payload, baseTerms(), MORNING)
    const found = await payload.db.pool.query(
      'select title from jobs where id in (select job_id from job_alert_matches)',
    )
    expect(found.rows).toEqual(rows)
    const [kept] = await activeAlerts(payload, (await mailboxByEmail(payload, reader.email))?.id ?? '')
    expect(kept?.isWalkIn).toBe(true)
  })

  it('follows a spelling that is added later', async () => {
    await set({ location: 'Garden City' })
    await reindexAlerts(payload, [...baseTerms(), { kind: 'place', value: 'Bengaluru', spellings: ['garden city'] }])
    await vacancy({ location: 'Bengaluru' })
    expect(await match()).toBe(1)
  })
})

describe('the mails of alerts', () => {
  it('are one for a person and day, however many alerts, and none when there is nothing', async () => {
    await set({ department: 'Surgery' })
    await set({ location: 'Delhi' }, 'at-once')
    const [both, one] = [await vacancy(), await vacancy({ department: 'Urology' })]
    await match()
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: reader.email, stopLink: expect.stringContaining('/alerts/stop?token=') })
    for (const { title } of [both, one]) expect(mail?.text.split(title)).toHaveLength(2)
    await match(morning(1))
    expect(await send(morning(1))).toBe(0)
    await vacancy()
    await match(morning(1))
    expect(await send(morning(1))).toBe(1)
  })

  it('never name a vacancy twice: not when it is edited, closed and opened, nor for another alert', async () => {
    await set({ department: 'Surgery' })
    const { id } = await vacancy()
    await match()
    expect(await send()).toBe(1)
    await change(id, { salary: '30 LPA' })
    await match(morning(1))
    await change(id, { status: 'Closed' })
    await match(morning(2))
    await change(id, { status: 'Active' })
    await set({ location: 'Delhi' }, 'at-once')
    await match(morning(3))
    expect(await send(morning(3))).toBe(0)
  })

  it('come by the week, in the morning, or at once', async () => {
    const [weekly, early] = [await person(payload, 'applicant'), await person(payload, 'applicant')]
    await set({}, 'weekly', weekly)
    await set({}, 'daily')
    await set({}, 'at-once', early)
    await vacancy()
    const night = new Date(MORNING.getTime() - 4 * 60 * 60 * 1000)
    await match(night)
    await send(night)
    expect((await mails()).map(({ to }) => to)).toEqual([early.email])
    await send()
    expect((await mails()).map(({ to }) => to).sort()).toEqual([early.email, reader.email, weekly.email].sort())
    await vacancy()
    for (const day of [1, 6]) {
      await match(morning(day))
      await send(morning(day))
    }
    const toWeekly = async () => (await mails()).filter(({ to }) => to === weekly.email).length
    expect(await toWeekly()).toBe(1)
    await send(morning(7))
    expect(await toWeekly()).toBe(2)
  })

  it('leave out what has closed meanwhile, and what was ended', async () => {
    await set({})
    const { id } = await vacancy()
    await match()
    await change(id, { status: 'Closed' })
    expect(await send()).toBe(0)
    await vacancy()
    await match()
    await payload.db.pool.query(`update subscriptions set status = 'ended'`)
    expect(await send()).toBe(0)
  })

  it('name of several vacancies those alone that are still open', async () => {
    await set({})
    const [open, closed, over] = [
      await vacancy(),
      await vacancy(),
      await vacancy({ deadline: morning(1).toISOString() }),
    ]
    await match()
    await change(closed.id, { status: 'Closed' })
    expect(await send(morning(3))).toBe(1)
    const [mail] = await mails()
    expect(mail?.text).toContain(open.title)
    for (const { title } of [closed, over]) expect(mail?.text).not.toContain(title)
  })

  it('of a day carry no news of the week before its day, where one mailbox has both', async () => {
    await set({ location: 'Delhi' }, 'weekly')
    await set({ location: 'Mumbai' })
    const first = await vacancy()
    await match()
    expect(await send()).toBe(1)
    const [later, daily] = [await vacancy(), await vacancy({ location: 'Mumbai' })]
    await match(morning(2))
    expect(await send(morning(2))).toBe(1)
    const texts = (await mails()).map(({ text }) => text)
    expect(texts[0]).toContain(first.title)
    expect(texts[1]).toContain(daily.title)
    expect(texts[1]).not.toContain(later.title)
    expect(await send(morning(7))).toBe(1)
    expect((await mails())[2]?.text).toContain(later.title)
  })

  it('are sent once by two processes, and again by nobody after one was killed on the way', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => person(payload, 'applicant')))
    for (const user of others) await set({}, 'daily', user)
    await vacancy()
    await match()
    const queue = vi.spyOn(payload.jobs, 'queue')
    queue.mockImplementationOnce(async () => {
      throw new Error('killed')
    })
    await expect(send()).rejects.toThrow('killed')
    queue.mockRestore()
    await Promise.all([send(), send()])
    expect((await mails()).map(({ to }) => to).sort()).toEqual(others.map(({ email }) => email).sort())
  })
})

describe('setting an alert', () => {
  const ask = (email: string, more: Record<string, string> = {}) =>
    askForAlert(IDLE, formOf({ email, search: 'department=Surgery', frequency: 'daily', ...more }))

  it('is refused with a frequency that there is not', async () => {
    const refused = await ask(`${unique('reader')}@example.org`, { frequency: 'hourly' })
    expect(refused).toMatchObject({ status: 'error', fieldErrors: { frequency: alertMessages('en').errors.invalid } })
  })

  it('of another address waits for its mailbox, and says the same for one that has it', async () => {
    const email = `${unique('reader')}@example.org`
    const first = await ask(email)
    expect(first.status).toBe('success')
    const [mail] = await mails()
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const mailbox = await mailboxByEmail(payload, email)
    expect(await activeAlerts(payload, mailbox?.id ?? '')).toEqual([])
    await inTransaction(payload, (req) => confirmSubscription(req, token))
    expect(await activeAlerts(payload, mailbox?.id ?? '')).toHaveLength(1)
    expect(await ask(email.toUpperCase())).toEqual(first)
    expect(await activeAlerts(payload, mailbox?.id ?? '')).toHaveLength(1)
    expect((await mails())[1]?.text).toContain('/alerts?token=')
  })

  it('keeps what was typed and names the address, and no line of a mail can be made of it', async () => {
    for (const email of ['', 'nobody', 'a@example.org\r\nBcc: b@example.org', `${'a'.repeat(300)}@example.org`]) {
      const state = await ask(email)
      expect(state).toMatchObject({ status: 'error', fieldErrors: { email: expect.any(String) } })
    }
    await ask(`${unique('reader')}@example.org`, { q: 'x\r\nBcc: b@example.org' })
    for (const { subject } of await mails()) expect(subject).not.toMatch(/[\r\n]/)
  })

  it('answers a program like a person and writes nothing', async () => {
    expect((await ask(`${unique('reader')}@example.org`, { website: 'x' })).status).toBe('success')
    expect(await mails()).toEqual([])
  })

  it('refuses more than an address bears, to who is known to own it', async () => {
    for (let count = 0; count < MAX_ALERTS; count++) await alert({ q: `word${count}` })
    await expect(alert({ q: 'another' })).rejects.toMatchObject({ status: 400 })
  })

  it('counts what the mailbox confirmed, and never what strangers asked for in its name', async () => {
    const strangers = (count: number) =>
      payload.db.pool.query(
        `with asked as (
           insert into subscriptions (mailbox_id, kind, status, token_expires_at, created_at)
           select id, 'job-alerts', 'waiting', now() + interval '1 day', now() - place * interval '1 hour'
           from mailboxes, generate_series(1, $2) as place where email = $1
           returning id)
         insert into job_alerts (subscription_id, frequency, q) select id, 'daily', id::text from asked`,
        [reader.email, count],
      )
    await alert({ q: 'mine' })
    await strangers(MAX_ALERTS)
    await expect(alert({ q: 'another' })).resolves.toBe('active')
    // Signed out the owner is asked like everybody, and the oldest that nobody confirmed gives way.
    expect(await ask(reader.email, { search: 'department=Urology' })).toMatchObject({ status: 'success' })
    expect((await mails()).at(-1)?.subject).toMatch(/^Confirm your alert/)
    const { rows } = await payload.db.pool.query(
      `select status::text, count(*)::int from subscriptions group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { status: 'active', count: 2 },
      { status: 'ended', count: 1 },
      { status: 'waiting', count: MAX_ALERTS },
    ])
  })

  it('changes the one that writes, also where a stranger asked for the same since', async () => {
    await alert({ department: 'Surgery' })
    await ask(reader.email)
    await payload.db.pool.query(
      `insert into subscriptions (mailbox_id, kind, status, token_expires_at) select id, 'job-alerts', 'waiting',
         now() + interval '1 day' from mailboxes where email = $1`,
      [reader.email],
    )
    await payload.db.pool.query(
      `insert into job_alerts (subscription_id, frequency, department) select id, 'daily', 'Surgery' from subscriptions
       where status = 'waiting'`,
    )
    await alert({ department: 'Surgery' }, 'weekly')
    const standing = await activeAlerts(payload, (await mailboxByEmail(payload, reader.email))?.id ?? '')
    expect(standing.map(({ frequency }) => frequency)).toEqual(['weekly'])
  })

  it('is changed by the link of its own mailbox alone', async () => {
    const stranger = await person(payload, 'applicant')
    await alert({}, 'daily')
    await alert({}, 'daily', stranger)
    const [own, other] = await Promise.all([reader, stranger].map(({ email }) => mailboxByEmail(payload, email)))
    if (!own || !other) throw new Error('no mailbox')
    const [mine] = await activeAlerts(payload, own.id)
    const weekly = (token: string) =>
      changeAlert(formOf({ token, alert: mine?.id ?? '', frequency: 'weekly' })).catch(() => undefined)
    await weekly(linkToken(payload, other, 'manage'))
    expect((await activeAlerts(payload, own.id))[0]?.frequency).toBe('daily')
    await weekly(linkToken(payload, own, 'manage'))
    expect((await activeAlerts(payload, own.id))[0]?.frequency).toBe('weekly')
  })

  it('ends none when the form names one that cannot be read', async () => {
    await alert({})
    const mailbox = await mailboxByEmail(payload, reader.email)
    if (!mailbox) throw new Error('no mailbox')
    const before = await activeAlerts(payload, mailbox.id)
    const token = linkToken(payload, mailbox, 'manage')
    for (const subscription of ['', 'nope']) {
      await expect(endByLink(formOf({ token, subscription }))).rejects.toMatchObject({ digest: expect.any(String) })
    }
    expect([before.length, await activeAlerts(payload, mailbox.id)]).toEqual([1, before])
  })

  it('says on the dashboard that it is changed or ended', async () => {
    await alert({})
    const mailbox = await mailboxByEmail(payload, reader.email)
    if (!mailbox) throw new Error('no mailbox')
    const [mine] = await activeAlerts(payload, mailbox.id)
    const own = { token: linkToken(payload, mailbox, 'manage'), back: '/dashboard' }
    const ledTo = (done: string) => ({ digest: expect.stringContaining(`/dashboard?done=${done}#done`) })
    const changed = changeAlert(formOf({ ...own, alert: mine?.id ?? '', frequency: 'weekly' }))
    await expect(changed).rejects.toMatchObject(ledTo('saved'))
    const ended = endByLink(formOf({ ...own, subscription: mine?.subscription ?? '' }))
    await expect(ended).rejects.toMatchObject(ledTo('ended'))
  })
})
