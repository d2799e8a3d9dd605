import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePassword } from '@/features/accounts/actions/account'
import { chooseNewPassword } from '@/features/accounts/actions/links'
import { signIn } from '@/features/accounts/actions/sign-in'
import { accountMessages } from '@/features/accounts/messages'
import { sendResetLink } from '@/features/accounts/operations/passwords'
import { countSignIn } from '@/features/accounts/sign-in/sign-in'
import { IDLE } from '@/lib/errors/action-result'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { cookies, formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'
import { lastToken } from './account-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))
const spent = vi.hoisted(() => ({ times: 0 }))
vi.mock('@/features/accounts/sign-in/password', async (original) => ({
  ...(await original<typeof import('@/features/accounts/sign-in/password')>()),
  spendPasswordTime: async () => {
    spent.times++
  },
}))

const PASSWORD = 'a long password for tests'
const { points: FREE } = RATE_LIMITS.wrongPasswordPerSource
const [HOME, ELSEWHERE] = ['192.0.2.10', '198.51.100.7']
let payload: Payload
let user: User

beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(async () => {
  user = await person(payload, 'applicant')
})

/** One attempt over REST, by a network and a browser. */
const attempt = (email: string, password: string, network: string, cookie = '') =>
  rest('POST', '/api/users/login', { body: { email, password }, headers: { 'x-socket-address': network, cookie } })

async function guess(times: number, network: string, email = user.email, cookie = '') {
  const answers = []
  for (let count = 0; count < times; count++) answers.push(await attempt(email, `wrong ${count}`, network, cookie))
  return answers
}

/** Signs in by the form. */
async function signInByForm(password: string) {
  try {
    return await signIn(IDLE, formOf({ email: user.email, password }))
  } catch (error) {
    if (error instanceof Error && error.message === 'NEXT_REDIRECT') return { status: 'success' }
    throw error
  }
}

/** Moves every counter and delay on, as if so many seconds had passed. */
const pass = (seconds: number) => payload.db.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000])

describe('wrong passwords', () => {
  it('of a stranger elsewhere do not keep the owner out', async () => {
    const answers = await guess(FREE + 3, ELSEWHERE)
    expect(answers.map(({ status }) => status)).toEqual([...Array(FREE).fill(401), 429, 429, 429])
    expect((await attempt(user.email, PASSWORD, ELSEWHERE)).status).toBe(429)
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(200)
  })

  it('count alike at the form and over REST', async () => {
    await guess(FREE, HOME)
    visit({ network: HOME })
    const refused = await signInByForm(PASSWORD)
    const { json } = await attempt(user.email, PASSWORD, HOME)
    expect(refused).toMatchObject({ status: 'error', message: json.errors[0].message })
  })

  it('of one /64 are of one network', async () => {
    await guess(FREE - 1, '2001:db8:1:2::1')
    await guess(1, '2001:db8:1:2:ffff::9')
    expect((await attempt(user.email, PASSWORD, '2001:db8:1:2:a:b:c:d')).status).toBe(429)
    expect((await attempt(user.email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('are let through one at a time later, after delays that grow', async () => {
    const waitOf = async () => (await attempt(user.email, 'wrong', HOME)).json.errors[0].data.retryAfter as number
    await guess(FREE, HOME)
    const waits = []
    for (let round = 0; round < 4; round++) {
      const wait = await waitOf()
      waits.push(Math.ceil(wait / 60))
      await pass(wait + 1)
      expect((await attempt(user.email, 'wrong', HOME)).status).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  it('of one moment are looked at no oftener than in a row', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, (_, count) => attempt(user.email, `wrong ${count}`, HOME)),
    ])
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE)
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(429)
  })

  it('count no more once the right one was given', async () => {
    await guess(FREE - 1, HOME)
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(200)
    expect((await guess(FREE - 1, HOME)).every(({ status }) => status === 401)).toBe(true)
  })

  it('are still counted after a blank one, which is wrong like any other', async () => {
    visit({ network: ELSEWHERE })
    expect(await signInByForm('   ')).toMatchObject({ message: accountMessages('en').common.wrongCredentials })
    await guess(FREE - 1, HOME)
    expect((await attempt(user.email, '   ', HOME)).status).toBe(401)
    await guess(1, HOME)
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(429)
  })

  it('from everywhere are limited at the account, but for a known device', async () => {
    visit({ network: HOME })
    await signInByForm(PASSWORD)
    const known = (await cookies()).get('known-device')?.value ?? ''
    const { points } = RATE_LIMITS.wrongPasswordPerAccount
    const elsewhere = (count: number) =>
      countSignIn(payload, { email: user.email, network: `203.0.113.${Math.floor(count / FREE)}`, device: null })
    for (let count = 0; count < points; count++) await elsewhere(count)
    await expect(elsewhere(points)).rejects.toThrow('Too many attempts')
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(429)
    expect((await attempt(user.email, PASSWORD, HOME, `known-device=${known}`)).status).toBe(200)
  })
})

describe('what lifts the limit', () => {
  it('is a device that the account knows, which has a limit of its own', async () => {
    visit({ network: HOME })
    await signInByForm(PASSWORD)
    const known = `known-device=${(await cookies()).get('known-device')?.value}`
    await guess(FREE, HOME)
    expect((await attempt(user.email, PASSWORD, HOME)).status).toBe(429)
    expect((await attempt(user.email, PASSWORD, HOME, known)).status).toBe(200)
    await guess(FREE, HOME, user.email, known)
    expect((await attempt(user.email, PASSWORD, ELSEWHERE, known)).status).toBe(429)
  })

  it('is no mark of another account or a made-up one', async () => {
    const other = await person(payload, 'applicant')
    const { points } = RATE_LIMITS.wrongPasswordPerSource
    const answer = await attempt(other.email, PASSWORD, HOME)
    expect(answer.status).toBe(200)
    await guess(points, HOME)
    visit({ network: ELSEWHERE })
    const theirs = await signIn(IDLE, formOf({ email: other.email, password: PASSWORD })).catch(() => null)
    expect(theirs).toBeNull()
    const mark = (await cookies()).get('known-device')?.value ?? ''
    for (const cookie of [mark, 'abc.def.ghi', `${mark}x`]) {
      expect((await attempt(user.email, PASSWORD, HOME, `known-device=${cookie}`)).status).toBe(429)
    }
  })

  it('is a new password by the link of a mail, wherever it is used', async () => {
    await guess(FREE, HOME)
    await guess(FREE, ELSEWHERE)
    await sendResetLink(payload, user.email)
    visit({ network: '192.0.2.99' })
    const form = formOf({ token: await lastToken(payload, user.email), password: 'kolkata rains 42' })
    await expect(chooseNewPassword(IDLE, form)).rejects.toThrow('NEXT_REDIRECT')
    expect((await attempt(user.email, 'kolkata rains 42', HOME)).status).toBe(200)
    expect((await cookies()).get('known-device')?.value).toBeTruthy()
  })
})

describe('the cookie of a known device', () => {
  it('is out of reach of scripts, at the form and over REST', async () => {
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const request = new Request('http://localhost:3000/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
    })
    const answer = await POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })
    const [session, device] = answer.headers.getSetCookie()
    expect(session).toMatch(/^payload-token=/)
    expect(device).toMatch(/^known-device=[^;]+;.*HttpOnly/i)
    expect(device).toMatch(/SameSite=Lax/i)
  })
})

describe('what a stranger learns', () => {
  it('is nothing about which addresses have an account', async () => {
    const told = async (email: string) =>
      (await guess(FREE + 2, HOME, email)).map(({ status, json }) => [status, json.errors[0].message])
    expect(await told(`${unique('nobody')}@example.org`)).toEqual(await told(user.email))
    const unused = await payload.create({
      collection: 'users',
      data: { email: `${unique('new')}@example.org`, password: PASSWORD, role: 'applicant', verified: false },
      overrideAccess: true,
    })
    expect(await told(unused.email)).toEqual(await told(`${unique('nobody')}@example.org`))
  })

  it('costs one comparison of a password for every address', async () => {
    const crypto = await import('node:crypto')
    const compared = vi.spyOn(crypto.default, 'pbkdf2')
    const comparisons = async (email: string) => {
      compared.mockClear()
      spent.times = 0
      await attempt(email, 'a wrong password', HOME)
      return compared.mock.calls.length + spent.times
    }
    const withoutPassword = await person(payload, 'applicant')
    await payload.db.pool.query('update users set hash = null, salt = null where id = $1', [withoutPassword.id])
    const addresses = [user.email, `${unique('nobody')}@example.org`, withoutPassword.email]
    for (const email of addresses) expect([email, await comparisons(email)]).toEqual([email, 1])
    compared.mockRestore()
  })

  it('is nothing by a password or an address of great length, which is not looked at', async () => {
    expect((await attempt(user.email, 'x'.repeat(100_000), HOME)).status).toBe(401)
    expect((await attempt(`${'x'.repeat(100_000)}@example.org`, PASSWORD, HOME)).status).toBe(401)
  })
})

describe('the password asked for once more in the account settings', () => {
  it('counts for itself: the door and the settings do not shut each other', async () => {
    visit({ network: HOME, cookies: { 'payload-token': await tokenOf(payload, user.id) } })
    await guess(FREE, HOME)
    const change = (currentPassword: string) =>
      changePassword(IDLE, formOf({ currentPassword, newPassword: 'kolkata rains 42' }))
    const { points } = RATE_LIMITS.confirmationPerAccount
    for (let count = 0; count < points; count++) {
      expect((await change(`wrong ${count}`)).fieldErrors).toEqual({
        currentPassword: accountMessages('en').settings.wrongPassword,
      })
    }
    expect(await change(PASSWORD)).toMatchObject({ status: 'error', retryAfter: expect.any(Number) })
    expect((await attempt(user.email, PASSWORD, ELSEWHERE)).status).toBe(200)
    await pass(RATE_LIMITS.confirmationPerAccount.duration + 1)
    expect(await change(PASSWORD)).toMatchObject({
      status: 'success',
      message: accountMessages('en').settings.passwordChanged,
    })
  })
})

it('says what is wrong at the form in the words of the specification', async () => {
  visit({ network: HOME })
  expect(await signInByForm('not the password')).toMatchObject({
    message: accountMessages('en').common.wrongCredentials,
  })
})
