import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { DeskPages } from '@/cms/admin/desk/desk-pages'
import { countHeading, emptyState, filterRow, studioButton } from '@/cms/admin/desk/looks'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { DeskViewBar } from '@/cms/views/desk-view-bar'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { JOB_STATUSES } from '@/features/jobs/schema'
import { readManagedJobs } from './manage-jobs-queries'
import { ManageJobsTable } from './manage-jobs-table'

const texts = vacancyDeskTexts.manage

/** The specification's Manage Jobs tab. */
export function ManageJobsView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={adminOnly}
      actions={
        <>
          <a href={studioPaths.trash('jobs')}>{texts.trash}</a>
          <a className={studioButton({ kind: 'plain' })} href={jobDeskPaths.uploadCsv()}>
            {vacancyDeskTexts.upload.title}
          </a>
          <a className={studioButton()} href={jobDeskPaths.addJob()}>
            {vacancyDeskTexts.form.addTitle}
          </a>
        </>
      }
    >
      {async (req) => {
        const { rows, total, page, pages, filter } = await readManagedJobs(req, view.searchParams ?? {})
        const isFiltered = Boolean(filter.q || filter.status || filter.show)
        const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
        return (
          <>
            <form className={filterRow} method="get" action={jobDeskPaths.manageJobs()}>
              <label>
                <span>{texts.search}</span>
                <input type="search" name="q" defaultValue={filter.q} placeholder={texts.searchHint} />
              </label>
              <label>
                <span>{texts.status}</span>
                <select name="status" defaultValue={filter.status}>
                  <option value="">{texts.allStatuses}</option>
                  {JOB_STATUSES.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </select>
              </label>
              <button className={studioButton({ kind: 'plain' })} type="submit">
                {texts.find}
              </button>
              {isFiltered ? <a href={jobDeskPaths.manageJobs()}>{texts.clear}</a> : null}
            </form>
            <DeskViewBar req={req} desk="vacancies" path={jobDeskPaths.manageJobs()} query={asked} />
            <h2 className={countHeading}>
              {texts.count(total)}
              {filter.show ? ` · ${texts.shows[filter.show]}` : null}
            </h2>
            {rows.length === 0 ? (
              <div className={emptyState}>
                <p>{isFiltered ? texts.none : texts.nothingYet}</p>
              </div>
            ) : (
              <ManageJobsTable rows={rows} />
            )}
            <DeskPages
              page={page}
              pages={pages}
              hrefOf={(to) => jobDeskPaths.manageJobs({ ...asked, page: String(to) })}
            />
          </>
        )
      }}
    </StudioView>
  )
}
