import 'server-only'
import { createLocalReq, type Payload } from 'payload'
import { keepSession, rememberDevice } from '../operations/session'
import { openSession } from '../operations/session-rows'

/** Signs in who has just chosen this password, in this browser, which the account knows from now on. */
export async function signInHere(payload: Payload, email: string, password: string) {
  const session = await openSession(await createLocalReq({}, payload), email, password)
  await keepSession(session.token)
  await rememberDevice(payload, email)
  return session.user
}
