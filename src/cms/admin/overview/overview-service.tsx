import type { PayloadRequest } from 'payload'
import { findAsPerson } from '@/cms/access/access'
import { countFailedMails } from '../../database/payload-mail-jobs'
import { failedImports } from '../failures/failed-imports'
import { momentText, studioMessages } from '../messages'
import { studioPaths } from '../shell/studio-paths'
import type { OverviewPart } from './waiting'

const messages = studioMessages.service
const ENTRIES_SHOWN = 4

/** Failed background work: mails and imports. */
export async function servicePart(req: PayloadRequest): Promise<OverviewPart> {
  const [mails, imports] = await Promise.all([
    countFailedMails(req.payload),
    req.payload.count({ collection: 'imports', where: failedImports(), overrideAccess: false, user: req.user, req }),
  ])
  return {
    waiting: [
      {
        label: messages.mails,
        count: mails.total,
        href: studioPaths.failedMails(),
        act: messages.sendAgain,
        late: 'bad',
      },
      {
        label: messages.imports,
        count: imports.totalDocs,
        href: studioPaths.failedImports(),
        act: messages.look,
        late: 'warn',
      },
    ],
    figures: [],
  }
}

/** Latest changes by staff. */
export async function LastChanges({ req }: { req: PayloadRequest }) {
  const select = { summary: true, of: true, record: true, actorEmail: true, createdAt: true } as const
  const changes = await findAsPerson(req, 'audit-log', {}, { select, limit: ENTRIES_SHOWN })
  return (
    <section>
      <h2>{messages.changes}</h2>
      {changes.length === 0 ? (
        <p className="text-quiet">{messages.noChanges}</p>
      ) : (
        <ol className="mb-3">
          {changes.map((change) => (
            <li key={change.id} className="flex flex-wrap gap-x-3 border-b border-rule py-[0.3rem] text-note">
              <a className="min-w-0 wrap-anywhere" href={studioPaths.record('audit-log', change.id)}>
                {change.summary}
              </a>
              <span className="text-quiet">
                {change.actorEmail} · {momentText(change.createdAt)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <a className="text-note" href={studioPaths.list('audit-log')}>
        {messages.allChanges}
      </a>
    </section>
  )
}
