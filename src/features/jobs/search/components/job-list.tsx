import Link from 'next/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { RESULT_COUNT } from '@/components/ui/filters/result-count'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Pagination, RESULT_HEAD } from '@/components/ui/page/pagination'
import { jobMessages } from '@/features/jobs/messages'
import type { JobCardView, JobListView } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { ENTRIES_PER_PAGE } from '@/lib/page-size'
import { pathsIn } from '@/lib/paths/site-paths'
import { moreUnstated } from '@/lib/text/unstated'
import { isNarrowed, type JobSearch, searchQuery, unstatedOf } from '../search-params'
import { ScrollToCard } from './scroll-to-card'

interface JobListProps {
  language: Language
  list: JobListView
  search: JobSearch
  /** Id of the vacancy to scroll to. */
  highlight?: string
  /** Renders vacancies. */
  rows: (jobs: readonly JobCardView[]) => ReactNode
  /** The alert offer; if nothing was found, it comes before similar posts. */
  alert?: ReactNode
  /** A link to another order, beside the count. */
  order?: ReactNode
}

/** The count, the cards of one page and the pagination. */
export function JobList({ language, list, search, highlight, rows, alert, order }: JobListProps) {
  const messages = jobMessages(language)
  const paths = pathsIn(language)
  const first = (list.page - 1) * ENTRIES_PER_PAGE + 1
  const { page: _page, sort: _sort, ...feed } = searchQuery({ ...search, isSuited: false })
  const isLit = list.jobs.some(({ id }) => id === highlight)
  return (
    <>
      <div className={RESULT_HEAD}>
        <div aria-live="polite" className="[&>p]:text-sm [&>p]:text-quiet">
          <h2 id={RESULT_COUNT} tabIndex={-1}>
            {messages.found(list.total)}
          </h2>
          {list.total > ENTRIES_PER_PAGE && (
            <p>{messages.range(first, Math.min(first + ENTRIES_PER_PAGE - 1, list.total), list.total)}</p>
          )}
        </div>
        {list.total > 1 && order}
      </div>
      {list.jobs.length === 0 ? (
        <EmptyState
          title={messages.noJobs}
          seed="jobs-empty"
          actions={<ButtonLink href={paths.jobs()}>{messages.clearAllFilters}</ButtonLink>}
        >
          {isNarrowed(search) ? messages.noJobsHint : messages.noneOpen}
        </EmptyState>
      ) : (
        <>
          {rows(list.jobs)}
          {isLit && highlight && <ScrollToCard id={`job-${highlight}`} />}
        </>
      )}
      {list.unstated > 0 && (
        <p className="pt-4">
          <Link href={paths.jobs(searchQuery({ ...search, salary: 0, experience: null, page: 1 }))} prefetch={false}>
            {moreUnstated(language, list.unstated, unstatedOf(search))}
          </Link>
        </p>
      )}
      {list.total === 0 && alert}
      {list.nearest.length > 0 && (
        <section className="grid gap-4 pt-8" aria-labelledby="nearest-posts">
          <h2 id="nearest-posts">{messages.nearest}</h2>
          {rows(list.nearest)}
        </section>
      )}
      <Pagination
        current={list.page}
        last={list.lastPage}
        href={(page) => paths.jobs(searchQuery({ ...search, page }))}
        messages={messages.pages}
      />
      <div className="print:hidden">
        {list.total > 0 && alert}
        <p className="pt-5 text-sm">
          <a href={paths.jobsFeed(feed)}>{messages.feed}</a>
        </p>
        <p className="pt-2 text-sm">
          <span className="text-quiet">{messages.forInstitutions.question}</span>{' '}
          <a href={paths.postVacancy()}>{messages.forInstitutions.link}</a>
        </p>
      </div>
    </>
  )
}
