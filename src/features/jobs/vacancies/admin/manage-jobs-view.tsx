import { adminOnly } from '@/cms/access/access'
import { DeskList } from '@/cms/admin/desk/desk-list'
import { filterParams } from '@/cms/admin/desk/desk-query'
import { StudioLink } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { JOB_STATUSES } from '@/features/jobs/schema'
import { readManagedJobs } from './manage-jobs-queries'
import { ManageJobsTable } from './manage-jobs-table'

const messages = vacancyDeskMessages.manage

/** The specification's Manage Jobs tab. */
export const ManageJobsView = studioView(
  {
    title: messages.title,
    intro: messages.intro,
    rule: adminOnly,
    actions: (
      <>
        <a href={studioPaths.trash('jobs')}>{studioMessages.navigation.trash}</a>
        <StudioLink kind="plain" href={jobDeskPaths.uploadCsv()}>
          {vacancyDeskMessages.upload.title}
        </StudioLink>
        <StudioLink href={jobDeskPaths.addJob()}>{vacancyDeskMessages.form.addTitle}</StudioLink>
      </>
    ),
  },
  async ({ req, view }) => {
    const { rows, total, statuses, page, pages, filter } = await readManagedJobs(req, view.searchParams ?? {})
    const params = filterParams(filter)
    const isFiltered = Object.keys(params).length > 0
    const shown = filter.show ? ` · ${messages.shows[filter.show]}` : ''
    return (
      <DeskList
        path={jobDeskPaths.manageJobs}
        query={params}
        filters={[
          { name: 'q', label: messages.search, value: filter.q, hint: messages.searchHint },
          {
            name: 'status',
            label: messages.status,
            value: filter.status,
            choices: JOB_STATUSES,
            counts: statuses ?? undefined,
          },
        ]}
        isFiltered={isFiltered}
        saved={{ req, desk: 'vacancies' }}
        count={{ heading: messages.count(total) + shown, page, pages }}
        none={isFiltered ? messages.none : messages.nothingYet}
      >
        {rows.length > 0 ? <ManageJobsTable rows={rows} /> : null}
      </DeskList>
    )
  },
)
