import { testAdministrator } from '../../scripts/lib/tests/test-database.mjs'

/**
 * Signs somebody in; the seeded site's administrator by default.
 * @param network their IP address
 * @returns the cookies
 */
export async function signIn(siteUrl, person = testAdministrator, network = '198.51.100.1') {
  const answer = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`${person.email} could not sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
