import { Text } from '@react-email/components'
import type { Payload } from 'payload'
import { createElement } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/(site)/[lang]/alerts/stop/route'
import { moveSubscriptions } from '@/cms/subscriptions/end'
import { eraseSubscriptions } from '@/cms/subscriptions/erase-subscriptions'
import { linkToken, managedMailbox, unsubscribeTarget } from '@/cms/subscriptions/links'
import {
  beginSubscription,
  confirmSubscription,
  countConfirmation,
  openSubscription,
  pendingSubscription,
} from '@/cms/subscriptions/subscribe'
import { MAX_BOUNCES } from '@/cms/subscriptions/subscription'
import { queueSubscriptionMail } from '@/cms/subscriptions/subscription-mail'
import {
  countSubscriptions,
  endOf,
  type Mailbox,
  mailboxById,
  raiseLinkEdition,
} from '@/cms/subscriptions/subscription-queries'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import type { Subscription } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('@/server/payload', () => ({ payloadClient: () => testPayload() }))

const KIND = 'tests'
const ENGLISH = { params: Promise.resolve({ lang: 'en' }) }
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(async () => {
  vi.restoreAllMocks()
  await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
})

const address = () => `${unique('Reader')}@Example.org`
const begin = (email = address(), kind = KIND) =>
  inTransaction(payload, (req) => beginSubscription(req, { email, kind, language: 'en' }))
const confirm = (token: string) => inTransaction(payload, (req) => confirmSubscription(req, token))
const open = (email = address(), kind = KIND, user?: string) =>
  inTransaction(payload, (req) => openSubscription(req, { email, kind, language: 'en', user }))
const row = async (id: string): Promise<Subscription | null> =>
  payload.findByID({ collection: 'subscriptions', id, depth: 0, overrideAccess: true, disableErrors: true })
const fresh = async ({ id }: Mailbox): Promise<Mailbox> => {
  const mailbox = await mailboxById(payload, id)
  if (!mailbox) throw new Error('The mailbox is gone')
  return mailbox
}
const send = (mailbox: Mailbox) =>
  inTransaction(payload, (req) =>
    queueSubscriptionMail(req, mailbox, {
      kind: KIND,
      subject: 'News',
      body: ({ manage }) => createElement(Text, null, manage),
    }),
  )
const work = () => payload.jobs.run({ allQueues: true, limit: 50, silent: true })

describe('a subscription', () => {
  it('sends nothing before its mailbox confirms it, and is confirmed once', async () => {
    const { id, mailbox, token } = await begin()
    expect((await row(id))?.status).toBe('waiting')
    expect(await pendingSubscription(payload, token)).toMatchObject({ id, kind: KIND, email: mailbox.email })
    const both = await Promise.all([confirm(token), confirm(token)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await row(id)).toMatchObject({ status: 'active', tokenHash: null, consentedAt: expect.any(String) })
    expect(await confirm(token)).toBeNull()
  })

  it('keeps a hash of the token alone, and no link that has run out works', async () => {
    const { id, token } = await begin()
    expect(JSON.stringify(await row(id))).not.toContain(token)
    await payload.db.pool.query(`update subscriptions set token_expires_at = now() - interval '1 s' where id = $1`, [
      id,
    ])
    expect(await pendingSubscription(payload, token)).toBeNull()
    expect(await confirm(token)).toBeNull()
    expect((await row(id))?.status).toBe('waiting')
  })

  it('shares the row of its address with others, however the address is written and however many come at once', async () => {
    const email = address()
    const all = await Promise.all([begin(email), begin(email.toUpperCase()), begin(email.toLowerCase())])
    expect(new Set(all.map(({ mailbox }) => mailbox.id)).size).toBe(1)
  })

  it('can be asked for no more often than the mailbox bears', async () => {
    const email = address()
    for (let count = 0; count < RATE_LIMITS.mailPerRecipient.points / 2; count++)
      await countConfirmation(payload, email)
    await expect(countConfirmation(payload, email)).rejects.toMatchObject({ status: 429 })
  })
})

describe('the links of a mail', () => {
  it('are nobody else’s, and none can be made from another', async () => {
    const [{ mailbox }, { mailbox: other }] = [await open(), await open()]
    const manage = linkToken(payload, mailbox, 'manage')
    const stop = linkToken(payload, mailbox, { stop: KIND })
    expect((await managedMailbox(payload, manage))?.id).toBe(mailbox.id)
    const [, purpose, signature] = manage.split('.')
    const forged = [
      [other.id, purpose, signature].join('.'),
      [mailbox.id, 'manage', stop.split('.')[2]].join('.'),
      `${manage}x`,
      manage.slice(0, -1),
      '',
      undefined,
      ['a'],
      `' or 1=1.manage.${signature}`,
    ]
    for (const token of forged) expect(await managedMailbox(payload, token)).toBeNull()
    expect(await unsubscribeTarget(payload, stop)).toMatchObject({ kind: KIND })
    for (const token of [manage, [mailbox.id, 'others', stop.split('.')[2]].join('.')]) {
      expect(await unsubscribeTarget(payload, token)).toBeNull()
    }
  })

  it('manage nothing after they were revoked, while those that end go on', async () => {
    const { mailbox } = await open()
    const manage = linkToken(payload, mailbox, 'manage')
    const stop = linkToken(payload, mailbox, { stop: KIND })
    await inTransaction(payload, (req) => raiseLinkEdition(req, mailbox.id))
    expect(await managedMailbox(payload, manage)).toBeNull()
    expect(await managedMailbox(payload, linkToken(payload, await fresh(mailbox), 'manage'))).not.toBeNull()
    expect(await unsubscribeTarget(payload, stop)).not.toBeNull()
  })

  it('end nothing when they are only opened, and end one kind when a mail program posts to them', async () => {
    const email = address()
    const [here, there] = [await open(email), await open(email, 'others')]
    const url = `${env.SITE_URL}/alerts/stop?token=${linkToken(payload, here.mailbox, { stop: KIND })}`
    expect((await GET(new Request(url), ENGLISH)).status).toBe(303)
    expect((await row(here.id))?.status).toBe('active')
    const post = () => POST(new Request(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' }), ENGLISH)
    expect((await post()).status).toBe(200)
    expect((await post()).status).toBe(200)
    expect(await row(here.id)).toMatchObject({ status: 'ended', endedBy: 'link' })
    expect((await row(there.id))?.status).toBe('active')
    const wrong = new Request(`${url}x`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect((await POST(wrong, ENGLISH)).status).toBe(404)
  })

  it('stand in the headers by which mail programs show their own button', async () => {
    const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
    const { mailbox } = await open()
    expect(await send(mailbox)).toBe(true)
    await work()
    const stop = `${env.SITE_URL}/alerts/stop?token=${linkToken(payload, mailbox, { stop: KIND })}`
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        to: mailbox.email,
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    )
  })
})

describe('a mailbox that refuses our mails', () => {
  const expectedError = (responseCode: number) =>
    Object.assign(new Error('no such user'), { command: 'RCPT TO', responseCode })

  it('is written to no more after some refusals in a row, and its subscriptions end', async () => {
    vi.spyOn(payload, 'sendEmail').mockRejectedValue(expectedError(550))
    const { id, mailbox } = await open()
    for (let count = 0; count < MAX_BOUNCES; count++) {
      expect(await send(await fresh(mailbox))).toBe(true)
      await work()
    }
    expect(await row(id)).toMatchObject({ status: 'ended', endedBy: 'bounced' })
    expect(await send(await fresh(mailbox))).toBe(false)
    expect((await countSubscriptions(payload, KIND)).bounced).toBe(1)
  })

  it('begins anew with every mail that it takes, and a busy server is no refusal', async () => {
    const sent = vi
      .spyOn(payload, 'sendEmail')
      .mockRejectedValueOnce(expectedError(550))
      .mockResolvedValueOnce(undefined)
    const { mailbox } = await open()
    for (const bounces of [1, 0]) {
      await send(await fresh(mailbox))
      await work()
      const { rows } = await payload.db.pool.query('select bounces::int from mailboxes where id = $1', [mailbox.id])
      expect(rows[0].bounces).toBe(bounces)
    }
    sent.mockRejectedValueOnce(expectedError(450))
    await send(mailbox)
    await work()
    const { totalDocs } = await payload.count({ collection: 'payload-jobs', overrideAccess: true })
    expect(totalDocs).toBe(1)
  })
})

describe('what is kept', () => {
  it('follows an account to its new address', async () => {
    const user = await person(payload, 'applicant')
    const { id } = await open(user.email, KIND, user.id)
    const email = address().toLowerCase()
    await inTransaction(payload, (req) => moveSubscriptions(req, user, email))
    const moved = await row(id)
    expect((await mailboxById(payload, String(moved?.mailbox)))?.email).toBe(email)
  })

  it('goes with the account, by account and by address, and nothing of others does', async () => {
    const user = await person(payload, 'applicant')
    const [mine, byAddress, other] = [
      await open(address(), KIND, user.id),
      await open(user.email.toUpperCase()),
      await open(),
    ]
    await payload.delete({ collection: 'users', id: user.id, overrideAccess: true })
    expect([await row(mine.id), await row(byAddress.id)]).toEqual([null, null])
    expect(await mailboxById(payload, byAddress.mailbox.id)).toBeNull()
    expect((await row(other.id))?.status).toBe('active')
  })

  it('goes by night when it was never confirmed or ended long ago, with an address that nothing is sent to', async () => {
    const [waiting, late, ended, lately] = [await begin(), await begin(), await open(), await open()]
    for (const { mailbox } of [ended, lately]) await inTransaction(payload, (req) => endOf(req, mailbox.id, {}, 'page'))
    const { pool } = payload.db
    await pool.query(`update subscriptions set token_expires_at = now() - interval '1 s' where id = $1`, [late.id])
    await pool.query(`update subscriptions set ended_at = now() - interval '31 days' where id = $1`, [ended.id])
    await pool.query(`update mailboxes set created_at = now() - interval '40 days'`)
    await inTransaction(payload, (req) => eraseSubscriptions(req))
    const kept = await Promise.all([waiting, late, ended, lately].map(async ({ id }) => (await row(id)) !== null))
    expect(kept).toEqual([true, false, false, true])
  })
})
