import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { linkToken } from '@/cms/subscriptions/links'
import { confirmSubscription } from '@/cms/subscriptions/subscribe'
import { mailboxByEmail, mailboxFor } from '@/cms/subscriptions/subscription-queries'
import { calendarGaps } from '@/features/counselling/admin/overview-queries'
import { askForReminder } from '@/features/counselling/reminders/actions'
import { setReminder } from '@/features/counselling/reminders/operations/set-reminder'
import { remindersForExport } from '@/features/counselling/reminders/queries'
import { MAX_REMINDERS } from '@/features/counselling/reminders/schema'
import { sendReminders } from '@/features/counselling/reminders/tasks/remind-task'
import { alertsForExport } from '@/features/jobs/alerts/queries'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { inTransaction } from '@/lib/database/transaction'
import { IDLE } from '@/lib/errors/action-result'
import type { User } from '@/payload-types'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

const DAY = 24 * 60 * 60 * 1000
/** Nine in the morning in India, today and later: nothing in these tests waits for the clock. */
const MORNING = new Date(`${indianDay(new Date())}T09:00:00+05:30`)
const morning = (days: number) => new Date(MORNING.getTime() + days * DAY)

let payload: Payload
let reader: User
let slug: string
let authority: string
let source: string

beforeAll(async () => {
  payload = await testPayload()
  const data = { title: unique('Notice'), kind: 'official' } as const
  source = (await payload.create({ collection: 'sources', data, overrideAccess: true })).id
})
beforeEach(async () => {
  visit({ network: `198.51.100.${Math.floor(Math.random() * 250)}` })
  for (const table of [
    'counselling_reminders_sent',
    'counselling_reminders',
    'counselling_dates',
    'subscriptions',
    'mailboxes',
    'payload_jobs',
  ]) {
    await payload.db.pool.query(`delete from ${table}`)
  }
  reader = await person(payload, 'applicant')
  slug = unique('board')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const data = { name: `Board ${slug}`, slug, site: 'https://example.org' }
  authority = (await payload.create({ collection: 'counselling-authorities', data, overrideAccess: true })).id
})

/** A date that begins so many days after today. */
const date = (days: number, more: object = {}) =>
  payload.create({
    collection: 'counselling-dates',
    data: { authority, what: unique('Choice filling'), startsOn: morning(days).toISOString(), source, ...more },
    overrideAccess: true,
  })
const wanted = () => setReminder(payload, { email: reader.email, authority: slug, language: 'en', user: reader })

const mails = () => queuedMails(payload)

it('one mail a day names what begins within three days, with its notice and a link that ends it, once', async () => {
  await wanted()
  const [near, going, far] = [await date(3), await date(-2, { endsOn: morning(1).toISOString() }), await date(4)]
  await date(-3)
  expect(await sendReminders(payload, new Date(MORNING.getTime() - 3 * 60 * 60 * 1000))).toBe(0)
  expect(await sendReminders(payload, MORNING)).toBe(1)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: reader.email, stopLink: expect.stringContaining('/alerts/stop') })
  for (const told of [near, going]) expect(mail?.text).toContain(told.what)
  expect(mail?.text).not.toContain(far.what)
  // Neither again on the same day, nor on the next one, which has its own.
  await date(2)
  expect(await sendReminders(payload, MORNING)).toBe(0)
  expect(await sendReminders(payload, morning(1))).toBe(1)
  const text = (await mails()).at(-1)?.text
  expect(text).toContain(far.what)
  expect(text).not.toContain(near.what)
  expect(await sendReminders(payload, morning(2))).toBe(0)
})

it('tells of a date anew that moves to another day, and of none that only our own listing states', async () => {
  await wanted()
  const { id } = await date(1)
  expect(await sendReminders(payload, MORNING)).toBe(1)
  const moved = { startsOn: morning(3).toISOString() }
  await payload.update({ collection: 'counselling-dates', id, data: moved, overrideAccess: true })
  expect(await sendReminders(payload, morning(1))).toBe(1)
  await payload.db.pool.query(`update sources set kind = 'own' where id = $1`, [source])
  await payload.db.pool.query('delete from counselling_reminders_sent')
  expect(await sendReminders(payload, morning(2))).toBe(0)
  await payload.db.pool.query(`update sources set kind = 'official' where id = $1`, [source])
})

it('two processes at once send one mail', async () => {
  await wanted()
  await date(1)
  const sent = await Promise.all([sendReminders(payload, MORNING), sendReminders(payload, MORNING)])
  expect(sent.reduce((sum, count) => sum + count)).toBe(1)
  expect(await mails()).toHaveLength(1)
})

it('a stranger’s address hears nothing before its mailbox has confirmed, and nothing more once it has ended', async () => {
  const email = `${unique('family')}@example.org`.toLowerCase()
  const ask = () => askForReminder(IDLE, formOf({ email, authority: slug }))
  expect(await ask()).toMatchObject({ status: 'success', title: 'Look in your mailbox' })
  await date(1)
  expect(await sendReminders(payload, MORNING)).toBe(0)
  const [asking] = await mails()
  const token = /confirm\?token=([\w-]+)/.exec(asking?.text ?? '')?.[1] ?? ''
  await inTransaction(payload, (req) => confirmSubscription(req, token))
  // Asked once more it answers the same, and adds nothing.
  expect(await ask()).toMatchObject({ status: 'success', title: 'Look in your mailbox' })
  const { totalDocs } = await payload.count({ collection: 'counselling-reminders', overrideAccess: true })
  expect(totalDocs).toBe(1)
  expect(await sendReminders(payload, MORNING)).toBe(1)

  const mailbox = await mailboxByEmail(payload, email)
  if (!mailbox) throw new Error('No mailbox')
  const { stopByLink } = await import('@/cms/subscriptions/end')
  expect(await stopByLink(payload, linkToken(payload, mailbox, { stop: 'counselling-dates' }))).toBe(true)
  await date(2)
  expect(await sendReminders(payload, morning(1))).toBe(0)
})

it('an address that is none keeps what was typed, and an authority that is gone says so', async () => {
  expect(await askForReminder(IDLE, formOf({ email: 'nobody', authority: slug }))).toMatchObject({
    status: 'error',
    values: { email: 'nobody' },
    fieldErrors: { email: expect.any(String) },
  })
  const gone = await askForReminder(IDLE, formOf({ email: 'a@example.org', authority: 'nowhere' }))
  expect(gone).toMatchObject({ status: 'error', message: expect.stringContaining('no longer') })
})

it('the export of somebody’s data names a reminder once, with the day of consent, and no alert of vacancies', async () => {
  await wanted()
  expect(await alertsForExport(reader)).toEqual([])
  expect(await remindersForExport(reader)).toEqual([
    expect.objectContaining({ authority: `Board ${slug}`, status: 'active', createdAt: expect.any(String) }),
  ])
})

it('an authority takes its reminders with it', async () => {
  await wanted()
  await payload.delete({ collection: 'counselling-authorities', id: authority, overrideAccess: true })
  const { totalDocs } = await payload.count({ collection: 'counselling-reminders', overrideAccess: true })
  expect(totalDocs).toBe(0)
})

it('the Overview counts authorities whose dates are all over, and dates that no notice stands behind', async () => {
  expect(await calendarGaps(payload)).toEqual({ over: [], unsourced: 0 })
  await date(-1)
  expect(await calendarGaps(payload)).toEqual({ over: [authority], unsourced: 0 })
  await date(0)
  expect(await calendarGaps(payload)).toEqual({ over: [], unsourced: 0 })
  await payload.db.pool.query(`update sources set kind = 'own' where id = $1`, [source])
  expect(await calendarGaps(payload)).toMatchObject({ unsourced: 2 })
  await payload.db.pool.query(`update sources set kind = 'official' where id = $1`, [source])
})

it('what strangers asked for in a name uses up nothing of what its mailbox bears', async () => {
  const other = { name: 'Another board', slug: `${slug}-other`, site: 'https://example.org' }
  const { id } = await payload.create({ collection: 'counselling-authorities', data: other, overrideAccess: true })
  await inTransaction(payload, (req) => mailboxFor(req, reader.email, 'en'))
  await payload.db.pool.query(
    `with asked as (
       insert into subscriptions (mailbox_id, kind, status, token_expires_at)
       select id, 'counselling-dates', 'waiting', now() + interval '1 day'
       from mailboxes, generate_series(1, $2) where email = $1
       returning id)
     insert into counselling_reminders (subscription_id, authority_id) select id, $3 from asked`,
    [reader.email, MAX_REMINDERS, id],
  )
  expect(await wanted()).toBe('active')
})
