import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimEmail, verifyEmail } from '@/app/(site)/[lang]/verify/actions'
import ParentPage from '@/app/(site)/[lang]/verify/parent/page'
import {
  addParent,
  changeEmail,
  confirmAdult,
  decideByLink,
  deleteMyAccount,
  signOutEverywhere,
} from '@/features/accounts/actions/account'
import { removeResume, updateProfessional, updateProfile } from '@/features/accounts/actions/profile'
import { accountMessages } from '@/features/accounts/messages'
import { requestEmailChange } from '@/features/accounts/operations/mailbox/confirm-email'
import { createAccount } from '@/features/accounts/operations/sign-up'
import { commentOnList, keepList, renameList, saveList, shareList } from '@/features/choice-lists/actions'
import { sendCorrection } from '@/features/corrections/actions'
import { sendContact } from '@/features/enquiries/actions'
import { alertSearch } from '@/features/jobs/alerts/alert-rule'
import { setAlert } from '@/features/jobs/alerts/operations/set-alert'
import { applyForJob } from '@/features/jobs/applications/actions'
import { COVER_NOTE_LENGTH } from '@/features/jobs/schema'
import { IDLE } from '@/lib/errors/action-result'
import { rest, tokenOf } from '../../setup/http'
import { cookies, formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { openVacancy } from '../jobs/application-fixtures'
import { account, lastToken, PASSWORD, typed } from './account-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))

const OLD_PASSWORD = 'a long password for tests'
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})
let network = 0
beforeEach(() => visit({ network: `198.51.100.${network++}` }))

/** Where an action leads to; it goes there by a throw. */
const ledTo = async (action: Promise<unknown>): Promise<string> => {
  const thrown = await action.then(
    (state) => Promise.reject(new Error(`It stayed: ${JSON.stringify(state)}`)),
    (error: { digest?: string }) => error,
  )
  return thrown.digest?.split(';')[2] ?? String(thrown)
}

/** Whom the browser is signed in as. */
async function signedIn(): Promise<string | null> {
  const token = (await cookies()).get('payload-token')?.value
  return token ? ((await rest('GET', '/api/users/me', { token })).json.user?.email ?? null) : null
}

async function signUp(next: string | null = null): Promise<{ email: string; token: string }> {
  const email = `${unique('once')}@example.org`
  await createAccount(payload, typed(email), null, { next, pendingIntent: null })
  return { email, token: await lastToken(payload, email) }
}

describe('the link of a mail and the password', () => {
  it('sign in, and lead to where the person was going', async () => {
    const { email, token } = await signUp('/jobs/some-post')
    expect(await ledTo(verifyEmail(IDLE, formOf({ token, password: PASSWORD })))).toBe('/jobs/some-post')
    expect(await signedIn()).toBe(email)
  })

  it('sign in together alone: neither a wrong password nor a link that is used up', async () => {
    const { email, token } = await signUp()
    expect(await verifyEmail(IDLE, formOf({ token, password: 'not the password' }))).toMatchObject({
      fieldErrors: { password: expect.any(String) },
    })
    expect(await signedIn()).toBeNull()
    expect((await account(payload, email)).verified).toBe(false)
    expect(await ledTo(verifyEmail(IDLE, formOf({ token, password: PASSWORD })))).toBe('/dashboard')
    visit({ network: '198.51.100.250' })
    expect(await verifyEmail(IDLE, formOf({ token, password: PASSWORD }))).toMatchObject({ status: 'error' })
    expect(await signedIn()).toBeNull()
  })

  it('of an owner who sets a password of their own sign in as well', async () => {
    const { email, token } = await signUp()
    const form = formOf({ token, fullName: 'Asha Verma', newPassword: 'monsoon lamp river' })
    expect(await ledTo(claimEmail(IDLE, form))).toBe('/dashboard')
    expect(await signedIn()).toBe(email)
  })

  it('open no account that is locked', async () => {
    const { email, token } = await signUp()
    await payload.db.pool.query('update users set locked = true where email = $1', [email])
    expect(await ledTo(verifyEmail(IDLE, formOf({ token, password: PASSWORD })))).toBe('/login?notice=verified')
    expect(await signedIn()).toBeNull()
  })

  it('of a changed address sign in with the new one', async () => {
    const user = await person(payload, 'applicant')
    const email = `${unique('moved')}@example.org`
    await requestEmailChange(payload, user, email)
    const token = await lastToken(payload, email)
    expect(await ledTo(verifyEmail(IDLE, formOf({ token, password: OLD_PASSWORD })))).toBe('/dashboard/account')
    expect(await signedIn()).toBe(email)
  })
})

describe('a session that has ended', () => {
  it('offers the way to sign in, and keeps what was typed', async () => {
    const { id } = await openVacancy(payload)
    const answers = [
      [
        await applyForJob(IDLE, formOf({ job: id, coverNote: 'Long words.', consent: 'on' })),
        { coverNote: 'Long words.' },
      ],
      [
        await changeEmail(IDLE, formOf({ newEmail: 'new@example.org', currentPassword: 'x' })),
        { newEmail: 'new@example.org' },
      ],
      [await updateProfile(IDLE, formOf({ fullName: 'Asha Verma', phone: '' })), { fullName: 'Asha Verma' }],
    ]
    for (const [state, values] of answers) {
      expect(state).toMatchObject({ status: 'error', link: { href: '/login', text: expect.any(String) }, values })
    }
  })
})

describe('a form that was opened with another account', () => {
  it('writes nothing to the one signed in since, and keeps what was typed', async () => {
    const [opener, other, { id }] = await Promise.all([
      person(payload, 'applicant'),
      person(payload, 'applicant'),
      openVacancy(payload),
    ])
    visit({ network: '198.51.100.90', cookies: { 'payload-token': await tokenOf(payload, other.id) } })
    const as = (fields: Record<string, string>, { id: whose } = opener) => formOf({ ...fields, person: whose })
    const answers = [
      await applyForJob(IDLE, as({ job: id, coverNote: 'Long words.', consent: 'on' })),
      await updateProfile(IDLE, as({ fullName: 'Asha Verma', phone: '' })),
      await updateProfessional(IDLE, as({ qualification: 'MD' })),
      await removeResume(IDLE, as({})),
      await keepList(IDLE, as({ name: 'My list', query: 'rank=13800' })),
      await addParent(IDLE, as({ guardianEmail: 'parent@example.org' })),
      await confirmAdult(IDLE, as({})),
      await signOutEverywhere(IDLE, as({})),
      await deleteMyAccount(IDLE, as({ confirm: 'on', currentPassword: OLD_PASSWORD })),
    ]
    for (const state of answers) {
      expect(state).toMatchObject({ status: 'error', message: expect.stringContaining(other.email) })
    }
    expect(answers[0]?.values).toMatchObject({ coverNote: 'Long words.' })
    expect(answers[4]?.values).toMatchObject({ name: 'My list' })
    const after = await payload.findByID({ collection: 'users', id: other.id, overrideAccess: true })
    expect([after.fullName, after.professional?.qualification ?? null]).toEqual([other.fullName, null])
    const own = as({ job: id, coverNote: 'Long words.', consent: 'on' }, other)
    expect((await applyForJob(IDLE, own)).status).toBe('success')
  })
})

it('an open list can be saved after it was shared and renamed in another tab, and not after it was saved there', async () => {
  const user = await person(payload, 'applicant')
  visit({ network: '198.51.100.91', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const openedBy = async (action: Promise<unknown>) => new URL(await ledTo(action), 'http://x').searchParams
  const seen = (await openedBy(keepList(IDLE, formOf({ name: 'Mine', query: 'rank=1' })))).get('kept') ?? ''
  const [list = ''] = seen.split('.')
  await ledTo(shareList(IDLE, formOf({ list, mode: 'read' })))
  await ledTo(renameList(IDLE, formOf({ list, name: 'Ours' })))
  expect((await openedBy(saveList(IDLE, formOf({ seen, query: 'rank=2' })))).get('rank')).toBe('2')
  expect(await saveList(IDLE, formOf({ seen, query: 'rank=3' }))).toMatchObject({
    status: 'error',
    message: expect.stringContaining('saved elsewhere'),
  })
})

it('who is signed out leads back to the list that they were changing, and what they comment is not said to need a link', async () => {
  const user = await person(payload, 'applicant')
  visit({ network: '198.51.100.93', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const kept = new URL(await ledTo(keepList(IDLE, formOf({ name: 'Mine', query: 'rank=1' }))), 'http://x')
  const seen = kept.searchParams.get('kept') ?? ''
  const [list = ''] = seen.split('.')
  visit({ network: '198.51.100.93' })
  const next = async (action: Promise<unknown>) => new URL(await ledTo(action), 'http://x').searchParams.get('next')
  expect(await next(renameList(IDLE, formOf({ list, name: 'Ours' })))).toBe(`/my-list/kept?list=${list}`)
  expect(await next(saveList(IDLE, formOf({ seen, query: 'rank=2' })))).toBe(`/my-list?rank=2&kept=${seen}`)
  const comment = { list, name: 'Asha', text: 'Ask about the hostel.' }
  expect(await commentOnList(IDLE, formOf(comment))).toMatchObject({
    message: 'You are not signed in any more.',
    values: { text: comment.text },
    link: { href: '/login' },
  })
  const other = await person(payload, 'applicant')
  visit({ network: '198.51.100.93', cookies: { 'payload-token': await tokenOf(payload, other.id) } })
  expect(await commentOnList(IDLE, formOf(comment))).toMatchObject({ message: 'This list is not there any more.' })
})

it('a parent who withdraws is told so, and one who agrees is not', async () => {
  const [email, guardianEmail] = [`${unique('minor')}@example.org`, `${unique('parent')}@example.org`]
  await createAccount(payload, typed(email, { writesAs: 'minor', guardianEmail }), null)
  await ledTo(verifyEmail(IDLE, formOf({ token: await lastToken(payload, email), password: PASSWORD })))
  const asked = (await queuedMails(payload, guardianEmail)).at(-1)?.text ?? ''
  const token = decodeURIComponent(/token=([\w.%-]+)/.exec(asked)?.[1] ?? '')
  const done = async (agrees: string) =>
    new URL(await ledTo(decideByLink(IDLE, formOf({ token, agrees }))), 'http://x').searchParams.get('done')
  expect([await done('yes'), await done('no')]).toEqual([null, 'withdrawn'])
  const page = (more: object) =>
    ParentPage({ params: Promise.resolve({ lang: 'en' }), searchParams: Promise.resolve({ token, ...more }) })
  const { withdrawn } = accountMessages('en').guardian
  expect(JSON.stringify(await page({ done: 'withdrawn' }))).toContain(withdrawn)
  expect(JSON.stringify(await page({}))).not.toContain(withdrawn)
})

it('a message is recorded with the account signed in, unless it names the address of another', async () => {
  const [user, other] = await Promise.all([person(payload, 'applicant'), person(payload, 'applicant')])
  const { data } = await fixtureFor(payload, 'colleges', user)
  const { slug } = await payload.create({ collection: 'colleges', data, overrideAccess: true })
  visit({ network: '198.51.100.92', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const page = `/colleges/${slug}`
  const send = async (email: string) => {
    const message = unique('A question')
    const contact = formOf({ name: 'Asha', email, message, submissionKey: unique('key') })
    const words = { page, figure: message, right: 'Another', evidence: 'https://example.org/list' }
    expect((await sendContact(IDLE, contact)).status).toBe('success')
    expect(await sendCorrection(IDLE, formOf({ ...words, email }))).toMatchObject({ status: 'success' })
    const { rows } = await payload.db.pool.query(
      `select user_id from enquiries where message = $1 union all select user_id from corrections where figure = $1`,
      [message],
    )
    return rows.map((row) => row.user_id)
  }
  expect(await send(`${unique('second')}@example.org`)).toEqual([user.id, user.id])
  expect(await send(other.email)).toEqual([null, null])
})

it('a cover note of the longest length shown can have lines, which browsers send as two characters each', async () => {
  const user = await person(payload, 'applicant')
  const { id } = await openVacancy(payload)
  visit({ network: '198.51.100.91', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const lines = (length: number) =>
    'A line.\n'
      .repeat(length)
      .slice(0, length - 1)
      .concat('x')
  const apply = (note: string) =>
    applyForJob(IDLE, formOf({ job: id, coverNote: note.replaceAll('\n', '\r\n'), consent: 'on' }))
  expect((await apply(lines(COVER_NOTE_LENGTH + 1))).fieldErrors).toHaveProperty('coverNote')
  expect((await apply(lines(COVER_NOTE_LENGTH))).status).toBe('success')
})

it('deleting an account ends its alerts and says farewell', async () => {
  const user = await person(payload, 'applicant')
  const wanted = {
    email: user.email,
    frequency: 'daily',
    search: alertSearch({ q: 'surgeon' }),
    language: 'en',
  } as const
  await setAlert(payload, { ...wanted, user }, [])
  visit({ cookies: { 'payload-token': await tokenOf(payload, user.id) } })
  const form = formOf({ confirm: 'on', currentPassword: OLD_PASSWORD })
  expect(await ledTo(deleteMyAccount(IDLE, form))).toBe('/login?notice=deleted')
  const { rows } = await payload.db.pool.query('select id from mailboxes where email = $1', [user.email])
  expect(rows).toEqual([])
  const [farewell] = await queuedMails(payload, user.email)
  expect(farewell?.subject).toContain('is deleted')
  expect(farewell?.text.replace(/\s+/g, ' ')).toContain('Your alerts and reminders have ended.')
})
