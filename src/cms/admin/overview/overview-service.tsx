import type { PayloadRequest } from 'payload'
import { countFailedMails } from '../../database/payload-tables'
import { overviewPart } from '../desk/looks'
import { failedImports } from '../failures/failed-imports'
import { studioPaths } from '../shell/studio-paths'
import { studioTexts } from '../texts'
import { momentText } from './days'
import { Figures } from './figures'

const texts = studioTexts.service
const ENTRIES_SHOWN = 6

/** What runs by itself: mails and imports that failed, and the last changes made by staff. */
export async function OverviewService({ req }: { req: PayloadRequest }) {
  const [mails, imports, changes] = await Promise.all([
    countFailedMails(req.payload),
    req.payload.count({ collection: 'imports', where: failedImports(), overrideAccess: false, user: req.user, req }),
    req.payload.find({
      collection: 'audit-log',
      select: { summary: true, of: true, record: true, actorEmail: true, createdAt: true },
      limit: ENTRIES_SHOWN,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    }),
  ])
  return (
    <section className={overviewPart}>
      <h2>{texts.title}</h2>
      <Figures
        figures={[
          {
            label: texts.mails,
            value: mails.total,
            href: studioPaths.failedMails(),
            tone: 'bad',
          },
          {
            label: texts.imports,
            value: imports.totalDocs,
            href: studioPaths.failedImports(),
            tone: 'bad',
          },
        ]}
      />
      <h3>{texts.changes}</h3>
      {changes.docs.length === 0 ? (
        <p className="text-quiet">{texts.noChanges}</p>
      ) : (
        <ol>
          {changes.docs.map((change) => (
            <li key={change.id} className="flex flex-wrap gap-x-3 border-b border-rule py-[0.45rem]">
              <a href={studioPaths.record('audit-log', change.id)}>{change.summary}</a>
              <span className="text-quiet">
                {change.actorEmail} · {momentText(change.createdAt)}
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
