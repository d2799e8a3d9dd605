import type { PayloadRequest } from 'payload'
import { momentText } from './days'
import { Figures } from './figures'
import { studioPaths } from './studio-paths'
import { studioTexts } from './texts'

const texts = studioTexts.service
const ENTRIES_SHOWN = 6

/** What runs by itself: mails and imports that failed, and the last changes made by staff. */
export async function OverviewService({ req }: { req: PayloadRequest }) {
  const { pool } = req.payload.db
  const [failures, changes] = await Promise.all([
    pool.query<{ mails: string; imports: string }>(
      `select
         (select count(*) from payload_jobs where has_error and task_slug = 'send-mail') as mails,
         (select count(*) from imports where status = 'failed' and created_at > now() - interval '30 days') as imports`,
    ),
    pool.query<{ id: string; summary: string; actor_email: string | null; created_at: Date }>(
      'select id, summary, actor_email, created_at from audit_log order by created_at desc limit $1',
      [ENTRIES_SHOWN],
    ),
  ])
  return (
    <section className="overview-part">
      <h2>{texts.title}</h2>
      <Figures
        figures={[
          {
            label: texts.mails,
            value: Number(failures.rows[0]?.mails ?? 0),
            href: studioPaths.failedMails(),
            tone: 'bad',
          },
          {
            label: texts.imports,
            value: Number(failures.rows[0]?.imports ?? 0),
            href: studioPaths.failedImports(),
            tone: 'bad',
          },
        ]}
      />
      <h3>{texts.changes}</h3>
      {changes.rows.length === 0 ? (
        <p className="desk-quiet">{texts.noChanges}</p>
      ) : (
        <ol className="overview-log">
          {changes.rows.map((change) => (
            <li key={change.id}>
              <a href={studioPaths.record('audit-log', change.id)}>{change.summary}</a>
              <span className="desk-quiet">
                {change.actor_email} · {momentText(change.created_at)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={studioPaths.list('audit-log')}>{texts.allChanges}</a>
      </p>
    </section>
  )
}
