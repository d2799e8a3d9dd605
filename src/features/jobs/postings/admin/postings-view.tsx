import { adminOnly } from '@/cms/access/access'
import { DeskList } from '@/cms/admin/desk/desk-list'
import { deskQuery, filterParams } from '@/cms/admin/desk/desk-query'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { mark, underName } from '@/cms/admin/desk/styles'
import { dayText, studioMessages } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { VacancyPosting } from '@/payload-types'
import { isAnswerable, POSTING_STATES } from '../schema'
import { postingDeskMessages as messages } from './messages'
import { readPostings } from './postings-queries'

const COLUMNS: DeskColumn<VacancyPosting>[] = [
  {
    heading: messages.columns.vacancy,
    cell: (posting) => (
      <>
        <a href={jobDeskPaths.posting(posting.id)}>{posting.title}</a>
        <span className={underName}>{posting.location}</span>
      </>
    ),
  },
  { heading: messages.columns.hospital, cell: ({ institutionName }) => institutionName },
  {
    heading: messages.columns.state,
    cell: (posting) => (
      <>
        {messages.states[posting.state]}
        {posting.suspected ? <span className={mark('warn')}>{messages.suspected}</span> : null}
        {posting.job && isAnswerable(posting) ? <span className={mark()}>{messages.changesPublished}</span> : null}
      </>
    ),
  },
  { heading: messages.columns.since, cell: ({ stateSince, createdAt }) => dayText(stateSince ?? createdAt) },
  { heading: messages.columns.contact, cell: ({ email }) => email },
]

export const PostingsView = studioView(
  {
    title: messages.title,
    intro: messages.intro,
    rule: adminOnly,
    actions: <a href={studioPaths.trash('vacancy-postings')}>{studioMessages.navigation.trash}</a>,
  },
  async ({ req, view }) => {
    const { text, one, page } = deskQuery(view.searchParams)
    const filter = { q: text('q'), state: one('state', POSTING_STATES) }
    const { rows, states, pages } = await readPostings(req, filter, page)
    return (
      <DeskList
        path={jobDeskPaths.postings}
        query={filterParams(filter)}
        filters={[
          { name: 'q', label: messages.search, value: filter.q, hint: messages.searchHint },
          {
            name: 'state',
            label: messages.state,
            value: filter.state,
            counts: states,
            choices: POSTING_STATES.map((value) => ({ value, label: messages.states[value] })),
          },
        ]}
        count={{ page, pages }}
        none={messages.nothing}
      >
        {rows.length > 0 ? <DeskTable rows={rows} columns={COLUMNS} /> : null}
      </DeskList>
    )
  },
)
