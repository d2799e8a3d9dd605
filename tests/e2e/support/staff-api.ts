import { type APIRequestContext, request } from '@playwright/test'

const TRIES = 5

/**
 * REST as the administrator whom the test run made.
 * @param baseURL where the site is served; its own origin, as the browser would send it
 */
export async function staffApi(baseURL: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await api.post('/api/users/login', {
      data: { email: process.env.E2E_ADMIN_EMAIL, password: process.env.E2E_ADMIN_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`The administrator could not sign in: ${answer.status()} ${await answer.text()}`)
    // Payload rewrites a person's list of sessions whole: of two sign-ins at the same moment one may be lost.
    const { user } = await (await api.get('/api/users/me')).json()
    if (user) return api
  }
  throw new Error('The administrator signed in, but the session did not last.')
}

/** A name that no other record of the run has. */
export const uniqueName = (stem: string) => `${stem} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`
