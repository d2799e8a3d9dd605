import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { env } from '@/lib/env'
import { studioPaths } from '../shell/studio-paths'
import { studioTexts } from '../texts'
import { RemoveDemoButton } from './remove-demo-button'

const texts = studioTexts.setup

/** The made-up values that the first start fills in; real ones replace them. */
const MADE_UP = { phone: PLACEHOLDER_PHONE, email: /\.example$/i, address: 'Sector 62, Noida, Uttar Pradesh, India' }

interface Settings {
  brand: string | null
  phone: string | null
  email: string | null
  address: string | null
  saved: boolean
  real_jobs: boolean
  demo_jobs: string
}

interface Step {
  label: string
  isDone: boolean
  href?: string
  note?: string
  act?: ReactNode
}

async function readSteps(req: PayloadRequest): Promise<Step[]> {
  const { rows } = await req.payload.db.pool.query<Settings>(
    `select brand, phone, email, address,
       exists (select 1 from audit_log where "of" = 'site-settings') as saved,
       exists (select 1 from jobs where is_demo is not true and deleted_at is null) as real_jobs,
       (select count(*) from jobs where is_demo and deleted_at is null) as demo_jobs
     from (select 1) as one left join site_settings on true limit 1`,
  )
  const settings = rows[0]
  const demoJobs = Number(settings?.demo_jobs ?? 0)
  const toSettings = studioPaths.global('site-settings')
  return [
    { label: texts.brand, isDone: Boolean(settings?.brand && settings.saved), href: toSettings },
    { label: texts.phone, isDone: Boolean(settings?.phone && settings.phone !== MADE_UP.phone), href: toSettings },
    { label: texts.email, isDone: Boolean(settings?.email && !MADE_UP.email.test(settings.email)), href: toSettings },
    {
      label: texts.address,
      isDone: Boolean(settings?.address && settings.address !== MADE_UP.address),
      href: toSettings,
    },
    { label: texts.mail, isDone: Boolean(env.SMTP_URL && !env.MAILBOX_URL), note: texts.mailHow },
    { label: texts.vacancy, isDone: settings?.real_jobs ?? false, href: studioPaths.addJob() },
    {
      label: texts.demo,
      isDone: demoJobs === 0,
      act: <RemoveDemoButton count={demoJobs} />,
    },
  ]
}

/** What is left to do before the site is really theirs; gone when all is done. */
export async function SetupChecklist({ req }: { req: PayloadRequest }) {
  const steps = await readSteps(req)
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <section className="overview-part overview-setup">
      <h2>{texts.title(left)}</h2>
      <ul>
        {steps.map(({ label, isDone, href, note, act }) => (
          <li key={label} className={isDone ? 'is-done' : undefined}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
            <span>
              {isDone || !href ? label : <a href={href}>{label}</a>}
              <span className="desk-hidden"> {isDone ? texts.done : texts.open}</span>
              {note && !isDone ? <span className="desk-quiet"> {note}</span> : null}
              {act && !isDone ? <> {act}</> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
