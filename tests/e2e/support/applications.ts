import { addressOf, PASSWORD } from './people'
import { restAs, staff, uniqueName } from './staff-api'

/** A vacancy with the applications of so many people. */
export async function applications(count: number) {
  const data = { title: uniqueName('Mailed post'), department: 'Surgery', location: 'Pune' }
  const { doc: job } = await (await staff.post('/api/jobs', { data })).json()
  const people: { email: string; fullName: string; id: string }[] = []
  for (let place = 0; place < count; place++) {
    const [email, fullName] = [addressOf('mailed'), uniqueName('Asha')]
    await staff.post('/api/users', { data: { email, fullName, role: 'applicant', password: PASSWORD, verified: true } })
    const theirs = await restAs(email, PASSWORD)
    const made = await theirs.post('/api/job-applications', { data: { job: job.id, consent: true } })
    people.push({ email, fullName, id: (await made.json()).doc.id })
    await theirs.dispose()
  }
  return { job, people }
}
