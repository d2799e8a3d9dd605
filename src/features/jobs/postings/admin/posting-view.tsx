import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { FactList, recordIdOf } from '@/cms/admin/desk/record-view'
import { actionRow, emptyState, sideColumn, twoColumns } from '@/cms/admin/desk/styles'
import { dayText } from '@/cms/admin/messages'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { idOf } from '@/lib/database/record-id'
import { pathsIn, STUDIO_LANGUAGE } from '@/lib/language'
import { isAnswerable } from '../schema'
import { AnswerForm } from './answer-form'
import { postingDeskMessages as messages } from './messages'
import { postingFacts } from './posting-facts'
import { institutionChoices, readPosting } from './postings-queries'

/** One vacancy that a hospital sent in: what it says, what of it is on the site, and the answer. */
export function PostingView(view: AdminViewServerProps) {
  const id = recordIdOf(view)
  return (
    <StudioView
      view={view}
      title={messages.one}
      nameOf={async (req) => (await readPosting(req, id))?.posting.title}
      steps={[{ label: messages.back, url: jobDeskPaths.postings() }]}
      rule={adminOnly}
    >
      {async (req) => {
        const [found, hospitals] = await Promise.all([readPosting(req, id), institutionChoices(req)])
        if (!found) return <p className={emptyState}>{messages.notFound}</p>
        const { posting, job } = found
        const likely = hospitals.find(({ name }) => name.toLowerCase() === posting.institutionName.toLowerCase())
        return (
          <div className={twoColumns}>
            <div>
              <p>
                {messages.states[posting.state]} · {dayText(posting.stateSince ?? posting.createdAt)}
              </p>
              <FactList
                facts={postingFacts(posting, job).map(({ label, value, published }) => [
                  label,
                  <span key={label} className="whitespace-pre-line">
                    {value}
                    {published === null ? null : (
                      <span className="block text-note text-quiet">
                        {messages.now} {published}
                      </span>
                    )}
                  </span>,
                ])}
              />
              {job ? (
                <p className={actionRow}>
                  <a href={jobDeskPaths.editJob(job.id)}>{messages.edit}</a>
                  {job.slug ? <a href={pathsIn(STUDIO_LANGUAGE).job(job.slug)}>{messages.onSite}</a> : null}
                </p>
              ) : null}
            </div>
            <aside className={sideColumn}>
              {isAnswerable(posting) ? (
                <AnswerForm
                  id={posting.id}
                  updatedAt={posting.updatedAt}
                  reason={posting.reason ?? ''}
                  hospital={idOf(job?.hospital) ?? likely?.id ?? ''}
                  hospitals={posting.isConfidential ? null : hospitals}
                />
              ) : (
                <p>{posting.state === 'unconfirmed' ? messages.waitingFor : messages.states[posting.state]}</p>
              )}
            </aside>
          </div>
        )
      }}
    </StudioView>
  )
}
