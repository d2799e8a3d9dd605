import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { DeskPages } from '@/cms/admin/desk/desk-pages'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { emptyState, filterRow, mark, studioButton, underName } from '@/cms/admin/desk/looks'
import { dayText } from '@/cms/admin/overview/days'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { VacancyPosting } from '@/payload-types'
import { POSTING_STATES } from '../schema'
import { postingFilter, readPostings } from './postings-queries'
import { postingDeskTexts as texts } from './texts'

const COLUMNS: DeskColumn<VacancyPosting>[] = [
  {
    heading: texts.columns.vacancy,
    cell: (posting) => (
      <>
        <a href={jobDeskPaths.posting(posting.id)}>{posting.title}</a>
        <span className={underName}>{posting.location}</span>
      </>
    ),
  },
  { heading: texts.columns.hospital, cell: ({ institutionName }) => institutionName },
  {
    heading: texts.columns.state,
    cell: ({ state, suspected, job }) => (
      <>
        {texts.states[state]}
        {suspected ? <span className={mark({ tone: 'warn' })}>{texts.suspected}</span> : null}
        {job && state === 'waiting' ? <span className={mark()}>{texts.changesPublished}</span> : null}
      </>
    ),
  },
  { heading: texts.columns.since, cell: ({ stateSince, createdAt }) => dayText(stateSince ?? createdAt) },
  { heading: texts.columns.contact, cell: ({ email }) => email },
]

/** What hospitals sent in; what waits for an answer without another choice. */
export function PostingsView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={adminOnly}
      actions={<a href={studioPaths.trash('vacancy-postings')}>{texts.trash}</a>}
    >
      {async (req) => {
        const { page, state } = postingFilter(view.searchParams ?? {})
        const { rows, pages } = await readPostings(req, { state }, page)
        return (
          <>
            <form className={filterRow} method="get" action={jobDeskPaths.postings()}>
              <label>
                <span>{texts.state}</span>
                <select name="state" defaultValue={state}>
                  <option value="">{texts.all}</option>
                  {POSTING_STATES.map((value) => (
                    <option key={value} value={value}>
                      {texts.states[value]}
                    </option>
                  ))}
                </select>
              </label>
              <button className={studioButton({ kind: 'plain' })} type="submit">
                {texts.find}
              </button>
            </form>
            {rows.length === 0 ? (
              <p className={emptyState}>{texts.nothing}</p>
            ) : (
              <DeskTable rows={rows} columns={COLUMNS} />
            )}
            <DeskPages
              page={page}
              pages={pages}
              hrefOf={(to) => jobDeskPaths.postings({ ...(state ? { state } : {}), page: String(to) })}
            />
          </>
        )
      }}
    </StudioView>
  )
}
