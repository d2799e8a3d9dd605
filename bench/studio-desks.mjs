import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { signIn } from './support/administrator.mjs'
import { percentile } from './support/percentile.mjs'

export const title =
  "The studio's home and desks at 100,000 vacancies, a whole page for an administrator, against a form that reads nothing"

const ROUNDS = 20
/** Limit of the studio's home at full size, in milliseconds. */
const HOME_MAY_TAKE = 300
/** Times the duration of an empty form that a desk may take, because it has rows to query and render. */
const DESK_MAY_TAKE = 3
const PLAIN_FORM = '/admin/add-job'

const pages = {
  home: '/admin',
  'manage jobs': '/admin/manage-jobs',
  'manage jobs, a word': '/admin/manage-jobs?q=cardiology',
  'manage jobs, a far page': '/admin/manage-jobs?page=3000',
  'applications, list': '/admin/applications',
  'applications, a stage': '/admin/applications?stage=shortlisted',
  'applications, a name': '/admin/applications?q=bench%20person%2017',
  'applications, board': '/admin/applications?view=board',
  enquiries: '/admin/enquiries',
  'enquiries, over 24 hours': '/admin/enquiries?show=late',
  'enquiries, a name': '/admin/enquiries?q=asking%20777',
  'applications, by name': '/admin/applications?sort=name',
  'search in the frame, a name': '/api/studio-search?q=bench%20person%2017',
  'search in the frame, a common word': '/api/studio-search?q=post',
  translations: '/admin/translations',
  'audit log': '/admin/collections/audit-log',
}

const fill = [
  `insert into users (email, role, full_name, verified, created_at, updated_at)
   select 'bench-' || n || '@example.test', 'applicant', 'Bench person ' || n, true, now(), now()
   from generate_series(1, 2000) n`,
  `insert into jobs (title, department, location, designation, type, slug, status, posted_at, deadline, search_text)
   select 'Post ' || n, department, 'Delhi', 'Consultant', 'Full-time', 'bench-' || n,
     (array['Active','Active','Closed','Inactive'])[1 + n % 4]::enum_jobs_status,
     now() - n * interval '1 minute', now() + (n % 200 - 60) * interval '1 day', lower('post ' || n || ' ' || department)
   from (select n, (array['Cardiology','Pediatrics','Surgery','Radiology'])[1 + n % 4] as department
         from generate_series(1, 100000) n) made`,
  `with people as (select id, row_number() over (order by email) as place from users where email like 'bench-%'),
        posts as (select id, title, row_number() over (order by posted_at desc) as place from jobs where slug like 'bench-%')
   insert into job_applications (user_id, job_id, job_title, company_name, applied_at, status, created_at, updated_at)
   select people.id, posts.id, posts.title, 'Institution', now() - posts.place * interval '2 minutes',
     (array['applied','shortlisted','interview','offered','hired','rejected','withdrawn'])[1 + posts.place % 7]::enum_job_applications_status,
     now(), now()
   from posts join people on people.place = 1 + posts.place % 2000`,
  `insert into enquiries (kind, name, email, message, status, suspected, created_at, updated_at, first_response_at, next_follow_up)
   select (array['contact','admission','counselling'])[1 + n % 3]::enum_enquiries_kind, 'Asking ' || n,
     'bench-' || n || '@example.test', 'A question about number ' || n,
     (array['new','contacted','in-progress','converted','closed'])[1 + n % 5]::enum_enquiries_status, n % 50 = 0,
     now() - n * interval '7 minutes', now(),
     case when n % 5 > 0 then now() - n * interval '7 minutes' + (n % 40) * interval '1 hour' end,
     case when n % 5 in (1, 2) then now() + (n % 20 - 10) * interval '1 day' end
   from generate_series(1, 20000) n`,
  `insert into audit_log (summary, action, of, record, actor_email, created_at, updated_at)
   select 'Vacancy changed: Post ' || n, 'update', 'jobs', 'bench-' || n, 'bench@example.test', now() - n * interval '1 minute', now()
   from generate_series(1, 50000) n`,
  'vacuum analyze users, jobs, job_applications, enquiries, audit_log',
]

const empty = [
  `delete from audit_log where record like 'bench-%'`,
  `delete from enquiries where email like 'bench-%'`,
  `delete from job_applications where user_id in (select id from users where email like 'bench-%')`,
  `delete from jobs where slug like 'bench-%'`,
  `delete from users where email like 'bench-%'`,
]

async function timeOf(address, cookie) {
  const before = performance.now()
  const answer = await fetch(address, { headers: { cookie, 'sec-fetch-site': 'same-origin' }, redirect: 'manual' })
  const text = await answer.text()
  const holds = address.includes('/api/') ? 'groups' : 'desk'
  if (answer.status !== 200 || !text.includes(holds)) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - before
}

/** Alternates between a page and the plain form, so that both run under the same load. The first round is a warm-up. */
async function timesOf(siteUrl, path, cookie) {
  const times = { page: [], form: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [page, form] = [await timeOf(siteUrl + path, cookie), await timeOf(siteUrl + PLAIN_FORM, cookie)]
    if (round === 0) continue
    times.page.push(page)
    times.form.push(form)
  }
  return times
}

/** The home against its limit in milliseconds (95th percentile), and every page against the plain form (median). */
export async function measure(site) {
  const cookie = await signIn(site.siteUrl)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    await announced('Filling in 100,000 vacancies and applications', async () => {
      for (const statement of fill) await client.query(statement)
    })
    const rows = []
    for (const [what, path] of Object.entries(pages)) {
      const { page, form } = await timesOf(site.siteUrl, path, cookie)
      if (what === 'home') {
        rows.push({
          what: 'home, at most',
          ours: percentile(page, 0.95),
          reference: HOME_MAY_TAKE,
          unit: 'ms',
          limit: 1,
        })
      }
      const [ours, reference] = [percentile(page, 0.5), percentile(form, 0.5)]
      rows.push({ what, ours, reference, unit: 'ms', limit: DESK_MAY_TAKE })
    }
    return rows
  } finally {
    for (const statement of empty) await client.query(statement)
    await client.end()
  }
}
