import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { signIn } from './support/administrator.mjs'

export const title = 'Fifty signed-in people apply at once, each of them three times; and sign-ins a second'

const PEOPLE = 50
const ATTEMPTS_OF_EACH = 3
const PASSWORD = 'bench-horse-battery-staple-9'
const networkOf = (n) => `203.0.113.${n}`
const SECOND = 1000

/** Creates people with accounts, as an administrator does. */
async function makePeople(siteUrl, cookie) {
  const people = []
  for (let n = 1; n <= PEOPLE; n += 1) {
    const person = { email: `bench-applicant-${n}@example.test`, password: PASSWORD }
    const answer = await fetch(`${siteUrl}/api/users`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ...person, fullName: `Bench applicant ${n}`, role: 'applicant', verified: true }),
    })
    if (!answer.ok) throw new Error(`An account could not be made: ${answer.status} ${await answer.text()}`)
    people.push(person)
  }
  return people
}

/** Duplicate and lost applications, and sign-ins per second. */
export async function measure({ siteUrl, databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const own = `user_id in (select id from users where email like 'bench-applicant-%')`
  try {
    const administrator = await signIn(siteUrl)
    const people = await announced('Making accounts', () => makePeople(siteUrl, administrator))
    const begun = performance.now()
    const cookies = await announced('Signing in', () =>
      Promise.all(people.map((person, n) => signIn(siteUrl, person, networkOf(n + 1)))),
    )
    const signInsASecond = PEOPLE / ((performance.now() - begun) / SECOND)
    const {
      rows: [job],
    } = await client.query(
      `select id from jobs where status = 'Active' and deleted_at is null and (deadline is null or deadline > now() + interval '2 days') order by slug limit 1`,
    )
    const apply = async (cookie, n) => {
      const answer = await fetch(`${siteUrl}/api/job-applications`, {
        method: 'POST',
        headers: { origin: siteUrl, 'content-type': 'application/json', cookie, 'x-forwarded-for': networkOf(n + 1) },
        body: JSON.stringify({ job: job.id, consent: true, coverNote: 'A note of the bench.' }),
      })
      await answer.arrayBuffer()
      return answer.status
    }
    const applied = performance.now()
    const statuses = await announced('Applying', () =>
      Promise.all(cookies.flatMap((cookie, n) => Array.from({ length: ATTEMPTS_OF_EACH }, () => apply(cookie, n)))),
    )
    const seconds = (performance.now() - applied) / SECOND
    const { rows } = await client.query(
      `select count(*)::int as kept, count(distinct user_id)::int as people from job_applications where ${own}`,
    )
    const [{ kept, people: heard }] = rows
    return [
      { what: 'applications kept twice', ours: kept - heard, unit: 'rows', limit: 0 },
      { what: 'people whose application was lost', ours: PEOPLE - heard, unit: 'people', limit: 0 },
      {
        what: 'answers that were failures of the server',
        ours: statuses.filter((status) => status >= 500).length,
        unit: 'answers',
        limit: 0,
      },
      { what: 'attempts answered', ours: statuses.length / seconds, unit: 'a second' },
      { what: 'sign-ins', ours: signInsASecond, unit: 'a second' },
    ]
  } finally {
    await client.query(`delete from job_applications where ${own}`)
    await client.query(`delete from users where email like 'bench-applicant-%'`)
    await client.end()
  }
}
