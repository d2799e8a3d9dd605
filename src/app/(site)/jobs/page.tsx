import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PageHead } from '@/components/ui/page/page-head'
import { ApplyHost } from '@/features/jobs/applications/components/apply-host'
import { JobFilters, JobSearchBox } from '@/features/jobs/search/components/job-filters'
import { JobList } from '@/features/jobs/search/components/job-list'
import { ChosenJobFilters } from '@/features/jobs/search/components/job-search-outcome'
import { isNarrowed, jobSearch, type RawSearch, searchQuery } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs } from '@/features/jobs/search/search-queries'
import { jobTexts as texts } from '@/features/jobs/texts'
import { SaveButton } from '@/features/saved/components/save-button'
import { searchVocabulary } from '@/features/search/queries'
import { paths } from '@/lib/addresses/paths'
import { isRecordId } from '@/lib/database/record-id'
import { DEFAULT_LANGUAGE } from '@/lib/text/language'

interface Props {
  searchParams: Promise<RawSearch>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const raw = await searchParams
  const search = jobSearch(raw)
  const isPage = search.page > 1 && !isNarrowed(search) && !raw.highlight
  const { page: _page, ...feed } = searchQuery(search)
  return {
    title: texts.listTitle(isPage ? search.page : 1),
    description: texts.description,
    alternates: {
      canonical: isPage ? paths.jobs({ page: String(search.page) }) : paths.jobs(),
      types: { 'application/rss+xml': [{ url: paths.jobsFeed(feed), title: texts.feedTitle }] },
    },
    robots: isNarrowed(search) ? { index: false, follow: true } : undefined,
  }
}

export default async function JobsPage({ searchParams }: Props) {
  const raw = await searchParams
  const search = jobSearch(raw)
  const highlight = typeof raw.highlight === 'string' && isRecordId(raw.highlight) ? raw.highlight : undefined
  const [list, facets] = await Promise.all([searchJobs(search, await searchVocabulary(), highlight), jobFacets()])
  // A page beyond the last is the last one, under its own address.
  if (!highlight && search.page > list.page) redirect(paths.jobs(searchQuery({ ...search, page: list.page })))
  return (
    <>
      <PageHead seed="jobs" title={texts.title} lead={texts.lead}>
        <JobSearchBox search={search} />
      </PageHead>
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <JobFilters search={search} facets={facets} />
        <ChosenJobFilters language={DEFAULT_LANGUAGE} search={search} list={list} />
        <JobList
          list={list}
          search={search}
          highlight={highlight}
          save={({ id, title }) => <SaveButton kind="job" id={id} name={title} />}
        />
      </div>
      <ApplyHost />
    </>
  )
}
