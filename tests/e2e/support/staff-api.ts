import { type APIRequestContext, request } from '@playwright/test'

/** Where the site is served. */
export const SITE = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

/** REST as somebody who has an account; the origin is the site's own, as the browser would send it. */
export async function restAs(email = '', password = ''): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: SITE, extraHTTPHeaders: { Origin: SITE } })
  const answer = await api.post('/api/users/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`)
  return api
}

/** Signs in with the first request; one session serves all files of a process. */
let session: Promise<APIRequestContext> | undefined
const by =
  (method: 'get' | 'post' | 'patch' | 'delete') =>
  async (...asked: Parameters<APIRequestContext['get']>) => {
    session ??= restAs(process.env.E2E_ADMIN_EMAIL, process.env.E2E_ADMIN_PASSWORD)
    return (await session)[method](...asked)
  }

/** REST as the administrator whom the test run made. */
export const staff = { get: by('get'), post: by('post'), patch: by('patch'), delete: by('delete') }

/** Deletes somebody with all that goes with them, as the form of a person does once it has said how much that is. */
export async function deletePerson(id: string): Promise<void> {
  const { applications, cvs, alerts, saved } = await (await staff.get(`/api/users/${id}/what-goes`)).json()
  await staff.delete(`/api/users/${id}?goes=${[applications, cvs, alerts, saved].join('.')}`)
}

/** A name that no other record of the run has; as long each time, so that it breaks into as many lines. */
export const uniqueName = (stem: string) => {
  const chance = Math.floor(Math.random() * 36 ** 3).toString(36)
  return `${stem} ${Date.now().toString(36)}${chance.padStart(3, '0')}`
}
