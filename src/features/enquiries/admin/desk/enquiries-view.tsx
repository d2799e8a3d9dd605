import { enquiryWorkers } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { DeskList } from '@/cms/admin/desk/desk-list'
import { filterParams } from '@/cms/admin/desk/desk-query'
import { StudioLink } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enquiryMessages } from '../../messages'
import { LEAD_STATUSES } from '../../schema'
import { labelIn, deskMessages as messages } from './desk-messages'
import { enquiryDeskPaths } from './desk-paths'
import { countEnquiries, type EnquiryRow, enquiryFilter, PRESETS, readEnquiries, readWorkers } from './desk-queries'
import { type DeskEnquiry, EnquiriesTable } from './enquiries-table'

const deskEnquiry = ({ message, subject, ...row }: EnquiryRow): DeskEnquiry => ({
  ...row,
  words: message || labelIn(enquiryMessages(STUDIO_LANGUAGE).subjects, subject) || '',
})

/** The inbox of everyone who works enquiries. */
export const EnquiriesView = studioView(
  ({ initPageResult: { req } }) => ({
    title: messages.title,
    intro: messages.intro,
    rule: enquiryWorkers,
    actions: (
      <>
        {isAdmin(req.user) ? <a href={studioPaths.trash('enquiries')}>{studioMessages.navigation.trash}</a> : null}
        <StudioLink kind="plain" href={studioPaths.create('enquiries')}>
          {messages.add}
        </StudioLink>
      </>
    ),
  }),
  async ({ req, user, view }) => {
    const { page, ...filter } = enquiryFilter(view.searchParams)
    const [{ rows, total, pages }, counts, workers] = await Promise.all([
      readEnquiries(req, user.id, filter, page),
      countEnquiries(req, user.id, filter),
      readWorkers(req),
    ])
    const params = filterParams({ ...filter })
    const isFiltered = Boolean(filter.q || filter.status)
    return (
      <DeskList
        path={enquiryDeskPaths.enquiries}
        query={params}
        tabs={{
          label: messages.presetsLabel,
          steps: PRESETS.map((show) => ({
            label: messages.presets[show],
            count: counts.presets.get(show),
            href: enquiryDeskPaths.enquiries(filterParams({ show })),
            isOpen: filter.show === show && !isFiltered,
          })),
        }}
        kept={filterParams({ show: filter.show })}
        filters={[
          { name: 'q', label: messages.search, value: filter.q, hint: messages.searchHint },
          {
            name: 'status',
            label: messages.status,
            value: filter.status,
            counts: counts.statuses,
            choices: LEAD_STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
          },
        ]}
        beside={
          <a href={`/api/enquiries/export?${new URLSearchParams(params)}`} download>
            {messages.export}
          </a>
        }
        saved={{ req, desk: 'enquiries' }}
        count={{ heading: messages.count(total), page, pages }}
        none={messages.none}
      >
        {rows.length > 0 ? <EnquiriesTable rows={rows.map(deskEnquiry)} workers={workers} now={Date.now()} /> : null}
      </DeskList>
    )
  },
)
