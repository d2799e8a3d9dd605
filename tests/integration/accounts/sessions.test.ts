import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { writePerson } from '@/features/accounts/operations/mailbox/verification'
import { openSession } from '@/features/accounts/operations/session-rows'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { hashAsOnTheSite } from '../../../scripts/lib/tests/quick-passwords.mjs'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

const PASSWORD = 'a long password for tests'
let payload: Payload

beforeAll(async () => {
  // Sessions are written while passwords are checked.
  hashAsOnTheSite()
  payload = await testPayload()
})

async function signIn({ email }: User, password = PASSWORD): Promise<string> {
  const { token } = await openSession(await createLocalReq({}, payload), email, password)
  return token
}

const isLive = async (token: string) => Boolean((await rest('GET', '/api/users/me', { token })).json.user)

const read = (user: User) =>
  payload.findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: true, showHiddenFields: true })

describe('sessions at the same moment', () => {
  it('gives twenty sign-ins twenty sessions that live', async () => {
    const user = await person(payload, 'applicant')
    const tokens = await Promise.all(Array.from({ length: 20 }, () => signIn(user)))
    expect(new Set(tokens).size).toBe(20)
    expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => true))
  })

  it('loses no profile saved while people sign in, renew and sign out', async () => {
    const user = await person(payload, 'applicant')
    const token = await tokenOf(payload, user.id)
    const sessions = Array.from({ length: 8 }, async () => {
      const own = await signIn(user)
      await rest('POST', '/api/users/refresh-token', { token: own })
      await rest('POST', '/api/users/logout', { token: own })
    })
    const saving = (async () => {
      for (let round = 0; round < 15; round++) {
        const [fullName, currentCity] = [`Name ${round}`, `City ${round}`]
        const saved = await rest('PATCH', `/api/users/${user.id}`, { token, body: { fullName } })
        expect(saved.status).toBe(200)
        await inTransaction(payload, (req) => writePerson(req, user.id, { professional: { currentCity } }))
        expect(await read(user)).toMatchObject({ fullName, professional: { currentCity } })
      }
    })()
    await Promise.all([...sessions, saving])
    const saved = await read(user)
    expect(saved).toMatchObject({ fullName: 'Name 14', professional: { currentCity: 'City 14' } })
    expect(await isLive(token)).toBe(true)
    expect(saved.sessions).toHaveLength(1)
  })

  it('keeps a sign-in that happens while an administrator changes the person', async () => {
    const user = await person(payload, 'applicant')
    const change = (fullName: string) =>
      payload.update({ collection: 'users', id: user.id, data: { fullName }, overrideAccess: true })
    const [tokens] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => signIn(user))),
      (async () => {
        for (let round = 0; round < 25; round++) await change(`Round ${round}`)
      })(),
    ])
    expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => true))
    expect((await read(user)).fullName).toBe('Round 24')
  })
})

describe('the end of a session', () => {
  it('ends the one, or all, and a copy of its token with it', async () => {
    const user = await person(payload, 'applicant')
    const [one, two, three] = [await signIn(user), await signIn(user), await signIn(user)]
    expect((await rest('POST', '/api/users/logout', { token: one })).status).toBe(200)
    expect([await isLive(one), await isLive(two)]).toEqual([false, true])
    expect((await rest('POST', '/api/users/logout?allSessions=true', { token: two })).status).toBe(200)
    expect([await isLive(two), await isLive(three)]).toEqual([false, false])
    expect((await rest('POST', '/api/users/refresh-token', { token: three })).status).toBe(403)
    expect((await rest('POST', '/api/users/logout', { token: three })).status).toBe(400)
  })

  it('does not come by the guesses of others, however many', async () => {
    const user = await person(payload, 'applicant')
    const right = await signIn(user)
    await Promise.allSettled(Array.from({ length: 12 }, (_, guess) => signIn(user, `guess number ${guess}`)))
    expect([await isLive(right), await isLive(await signIn(user))]).toEqual([true, true])
  })

  it('comes to an account that is shut, also for who signs in at that moment', async () => {
    const user = await person(payload, 'applicant')
    const [attempts] = await Promise.all([
      Promise.allSettled(Array.from({ length: 6 }, () => signIn(user))),
      payload.update({ collection: 'users', id: user.id, data: { locked: true }, overrideAccess: true }),
    ])
    const opened = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
    expect(await Promise.all(opened.map(isLive))).toEqual(opened.map(() => false))
  })

  it('never hands the token to a script', async () => {
    const user = await person(payload, 'applicant')
    const signedIn = await rest('POST', '/api/users/login', { body: { email: user.email, password: PASSWORD } })
    const renewed = await rest('POST', '/api/users/refresh-token', { token: await signIn(user) })
    expect([signedIn.status, renewed.status]).toEqual([200, 200])
    expect(JSON.stringify([signedIn.json, renewed.json])).not.toMatch(/eyJ|"hash"|"salt"/)
  })

  it('does not tell by its refusals whether there is an account', async () => {
    const known = (await person(payload, 'applicant')).email
    const answersFor = async (email: string) => {
      const answers = []
      for (let count = 0; count < 12; count++) {
        const { status, json } = await rest('POST', '/api/users/login', {
          body: { email, password: 'a wrong password' },
        })
        answers.push([status, json.errors[0].message.replace(/\d+/, 'some')])
      }
      return answers
    }
    const answers = await answersFor(known)
    expect(answers.at(-1)?.[0]).toBe(429)
    expect(await answersFor(`${unique('nobody')}@example.org`)).toEqual(answers)
  })
})
