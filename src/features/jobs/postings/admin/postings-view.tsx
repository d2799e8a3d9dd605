import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { DeskList } from '@/cms/admin/desk/desk-list'
import { askedOf, deskQuery } from '@/cms/admin/desk/desk-query'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { mark, underName } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import { dayText } from '@/cms/admin/overview/days'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { VacancyPosting } from '@/payload-types'
import { POSTING_STATES } from '../schema'
import { postingDeskMessages as texts } from './messages'
import { readPostings } from './postings-queries'

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
      actions={<a href={studioPaths.trash('vacancy-postings')}>{studioMessages.navigation.trash}</a>}
    >
      {async (req) => {
        const { text, one, page } = deskQuery(view.searchParams)
        const filter = { q: text('q'), state: one('state', POSTING_STATES) }
        const { rows, states, pages } = await readPostings(req, filter, page)
        return (
          <DeskList
            path={jobDeskPaths.postings}
            asked={askedOf(filter)}
            filters={[
              { name: 'q', label: texts.search, value: filter.q, hint: texts.searchHint },
              {
                name: 'state',
                label: texts.state,
                value: filter.state,
                counts: states,
                choices: POSTING_STATES.map((value) => ({ value, label: texts.states[value] })),
              },
            ]}
            count={{ page, pages }}
            none={texts.nothing}
          >
            {rows.length > 0 ? <DeskTable rows={rows} columns={COLUMNS} /> : null}
          </DeskList>
        )
      }}
    </StudioView>
  )
}
