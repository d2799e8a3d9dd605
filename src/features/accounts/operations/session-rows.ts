import { randomUUID } from 'node:crypto'
import {
  type Collection,
  getFieldsToSign,
  jwtSign,
  loginOperation,
  type Payload,
  type PayloadRequest,
  refreshOperation,
} from 'payload'
import { refusalError } from '@/lib/refusals/refusal-error'
import type { User } from '@/payload-types'
import { SESSION_SECONDS } from '../limits'
import { accountRefusals } from '../texts'

export interface OpenedSession {
  /** Belongs into the browser's cookie and nowhere else. */
  token: string
  /** When the token ends, in seconds since 1970. */
  exp: number
  user: User
}

/**
 * The collection as Payload's own operations are given it here: they check passwords and sign tokens, but leave the
 * rows of sessions alone. On their own they write a person's whole record back with its list of sessions, as they read
 * it before the slow check of the password: of two sign-ins at once one would be lost, and so would a profile that is
 * saved meanwhile.
 */
function withoutSessionWrites(payload: Payload): Collection {
  const { users } = payload.collections
  return { ...users, config: { ...users.config, auth: { ...users.config.auth, useSessions: false } } }
}

/**
 * Checks a password and opens a session, which is one row of its own.
 * @throws Payload's refusal of a wrong password (401), APIError 403 when the address is not
 * verified or the account was shut
 */
export async function openSession(req: PayloadRequest, email: string, password: string): Promise<OpenedSession> {
  const user = await checkedPerson(req, email, password)
  return { ...(await startSession(req.payload, user)), user }
}

/** Opens a session for somebody whom the caller has made sure of. */
export async function startSession(payload: Payload, person: User): Promise<Omit<OpenedSession, 'user'>> {
  const sid = randomUUID()
  await writeSession(payload, person.id, sid)
  const { config } = payload.collections.users
  const user = { ...person, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: person.email, sid, user })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: SESSION_SECONDS })
}

async function checkedPerson(req: PayloadRequest, email: string, password: string): Promise<User> {
  const { user } = await loginOperation({
    collection: withoutSessionWrites(req.payload),
    data: { email, password },
    depth: 0,
    // Full authority: nobody is signed in yet; the password decides.
    overrideAccess: true,
    req,
  })
  return user as unknown as User
}

/**
 * Adds one session and takes away those that ran out. The person's row is held meanwhile, so that an account which is
 * being shut at this moment either refuses the session or ends it.
 */
async function writeSession(payload: Payload, user: string, sid: string): Promise<void> {
  const { rowCount } = await payload.db.pool.query(
    `with person as (select id from users where id = $1 and locked is not true for share),
       outdated as (delete from users_sessions where _parent_id = $1 and expires_at < now())
     insert into users_sessions (id, _parent_id, _order, created_at, expires_at)
     select $2, id, (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = $1), now(),
       now() + $3 * interval '1 second'
     from person`,
    [user, sid, SESSION_SECONDS],
  )
  if (rowCount !== 1) throw refusalError(accountRefusals, 'session-refused', 403)
}

const sessionIdOf = (user: object): string | null =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : null

/** Ends the session that somebody is signed in with; `everywhere` ends all of this person. */
export async function endSession(payload: Payload, user: { id: string }, everywhere = false): Promise<void> {
  if (everywhere) await payload.db.pool.query('delete from users_sessions where _parent_id = $1', [user.id])
  else {
    const sid = sessionIdOf(user)
    await payload.db.pool.query('delete from users_sessions where _parent_id = $1 and id = $2', [user.id, sid])
  }
}

/**
 * Lets the session that a request came with last for another week.
 * @returns what Payload answers a renewal with, the new token among it
 * @throws APIError 403 when the session has ended meanwhile
 */
export async function extendSession(req: PayloadRequest): Promise<Awaited<ReturnType<typeof refreshOperation>>> {
  const { payload, user } = req
  const sid = user ? sessionIdOf(user) : null
  const { rowCount } = await payload.db.pool.query(
    `update users_sessions set expires_at = now() + $3 * interval '1 second' where _parent_id = $1 and id = $2`,
    [user?.id ?? null, sid, SESSION_SECONDS],
  )
  if (rowCount !== 1) throw refusalError(accountRefusals, 'session-ended', 403)
  return refreshOperation({ collection: withoutSessionWrites(payload), req })
}
