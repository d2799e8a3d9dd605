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
import { addSession, deleteSession, deleteSessions, prolongSession } from '@/cms/database/payload-people'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { SESSION_SECONDS } from '../limits'
import { accountMessages } from '../messages'

export interface OpenedSession {
  /** Only for the browser's cookie. */
  token: string
  /** When the token expires, in seconds since 1970. */
  exp: number
  user: User
}

/**
 * The collection for Payload's own operations, without their session handling. They would write back the whole record
 * with its sessions as read before the slow password check: of two concurrent sign-ins one would be lost, and so would a
 * profile saved meanwhile.
 */
function withoutSessionWrites(payload: Payload): Collection {
  const { users } = payload.collections
  return { ...users, config: { ...users.config, auth: { ...users.config.auth, useSessions: false } } }
}

/**
 * Checks a password and opens a session as one row.
 * @throws Payload's error for a wrong password (401), APIError 403 if the email is not verified or the account locked
 */
export async function openSession(req: PayloadRequest, email: string, password: string): Promise<OpenedSession> {
  const user = await checkedPerson(req, email, password)
  return { ...(await startSession(req.payload, user)), user }
}

/** Opens a session for someone whom the caller has authenticated. */
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
    // Full authority: no one is signed in yet; the password decides.
    overrideAccess: true,
    req,
  })
  if (!user) throw new AuthenticationError(req.t)
  return user
}

const sessionIdOf = (user: object): string | null =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : null

/** Ends the current session of a person; with `everywhere` all of them. */
export async function endSession(payload: Payload, user: { id: string }, everywhere = false): Promise<void> {
  if (everywhere) await deleteSessions(payload, user.id)
  else await deleteSession(payload, user.id, sessionIdOf(user))
}

/**
 * Extends the request's session by another week.
 * @returns Payload's response to a refresh, with the new token
 * @throws APIError 403 if the session has ended
 */
export async function extendSession(req: PayloadRequest): Promise<Awaited<ReturnType<typeof refreshOperation>>> {
  const { payload, user } = req
  const sid = user ? sessionIdOf(user) : null
  const isExtended = await prolongSession(payload, user?.id ?? null, sid, SESSION_SECONDS)
  if (!isExtended) throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'session-ended', 403)
  return refreshOperation({ collection: withoutSessionWrites(payload), req })
}
