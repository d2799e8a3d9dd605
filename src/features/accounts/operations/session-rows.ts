import { randomUUID } from 'node:crypto'
import {
  AuthenticationError,
  type Collection,
  getFieldsToSign,
  jwtSign,
  loginOperation,
  type Payload,
  type PayloadRequest,
  refreshOperation,
} from 'payload'
import { addSession, deleteSession, deleteSessions, prolongSession } from '@/cms/database/payload-tables'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { SESSION_SECONDS } from '../limits'
import { accountMessages } from '../messages'

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
 * @throws Payload's error of a wrong password (401), APIError 403 when the address is not
 * verified or the account was shut
 */
export async function openSession(req: PayloadRequest, email: string, password: string): Promise<OpenedSession> {
  const user = await checkedPerson(req, email, password)
  return { ...(await startSession(req.payload, user)), user }
}

/** Opens a session for somebody whom the caller has made sure of. */
export async function startSession(payload: Payload, person: User): Promise<Omit<OpenedSession, 'user'>> {
  const sid = randomUUID()
  const isOpened = await addSession(payload, person.id, sid, SESSION_SECONDS)
  if (!isOpened) throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'session-refused', 403)
  const { config } = payload.collections.users
  const user = { ...person, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: person.email, sid, user })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: SESSION_SECONDS })
}

async function checkedPerson(req: PayloadRequest, email: string, password: string): Promise<User> {
  const { user } = await loginOperation<'users'>({
    collection: withoutSessionWrites(req.payload),
    data: { email, password },
    depth: 0,
    // Full authority: nobody is signed in yet; the password decides.
    overrideAccess: true,
    req,
  })
  if (!user) throw new AuthenticationError(req.t)
  return user
}

const sessionIdOf = (user: object): string | null =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : null

/** Ends the session that somebody is signed in with; `everywhere` ends all of this person. */
export async function endSession(payload: Payload, user: { id: string }, everywhere = false): Promise<void> {
  if (everywhere) await deleteSessions(payload, user.id)
  else await deleteSession(payload, user.id, sessionIdOf(user))
}

/**
 * Lets the session that a request came with last for another week.
 * @returns what Payload answers a renewal with, the new token among it
 * @throws APIError 403 when the session has ended meanwhile
 */
export async function extendSession(req: PayloadRequest): Promise<Awaited<ReturnType<typeof refreshOperation>>> {
  const { payload, user } = req
  const sid = user ? sessionIdOf(user) : null
  const isExtended = await prolongSession(payload, user?.id ?? null, sid, SESSION_SECONDS)
  if (!isExtended) throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'session-ended', 403)
  return refreshOperation({ collection: withoutSessionWrites(payload), req })
}
