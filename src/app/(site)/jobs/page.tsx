import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { PageHead } from '@/components/ui/page/page-head'
import { applyTexts } from '@/features/jobs/applications/apply-texts'
import { ApplyHost } from '@/features/jobs/applications/components/apply-host'
import { JobFilters, JobSearchBox } from '@/features/jobs/search/components/job-filters'
import { JobList } from '@/features/jobs/search/components/job-list'
import { ChosenJobFilters } from '@/features/jobs/search/components/job-search-outcome'
import { isNarrowed, jobSearch, type RawSearch, searchQuery } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs } from '@/features/jobs/search/search-queries'
import { jobTexts } from '@/features/jobs/texts'
import { SaveButton } from '@/features/saved/components/save-button'
import { savedTexts } from '@/features/saved/texts'
import { searchVocabulary } from '@/features/search/queries'
import { pathsIn } from '@/lib/addresses/paths'
import { isRecordId } from '@/lib/database/record-id'

interface Props {
  searchParams: Promise<RawSearch>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const texts = jobTexts(language)
  const raw = await searchParams
  const search = jobSearch(raw)
  const isPage = search.page > 1 && !isNarrowed(search) && !raw.highlight
  const { page: _page, ...feed } = searchQuery(search)
  return pageMetadata(language, {
    title: texts.listTitle(isPage ? search.page : 1),
    description: texts.description,
    address: ({ jobs }) => jobs(isPage ? { page: String(search.page) } : undefined),
    feed: { url: pathsIn(language).jobsFeed(feed), title: texts.feedTitle },
    robots: isNarrowed(search) ? 'noindex, follow' : undefined,
  })
}

export default async function JobsPage({ searchParams }: Props) {
  const texts = jobTexts(language)
  const raw = await searchParams
  const search = jobSearch(raw)
  const highlight = typeof raw.highlight === 'string' && isRecordId(raw.highlight) ? raw.highlight : undefined
  const [list, facets] = await Promise.all([
    searchJobs(language, search, await searchVocabulary(), highlight),
    jobFacets(language),
  ])
  // A page beyond the last is the last one, under its own address.
  if (!highlight && search.page > list.page)
    redirect(pathsIn(language).jobs(searchQuery({ ...search, page: list.page })))
  return (
    <>
      <PageHead seed="jobs" title={texts.title} lead={texts.lead}>
        <JobSearchBox language={language} search={search} />
      </PageHead>
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <ChosenJobFilters language={language} search={search} list={list} />
        <JobFilters language={language} search={search} facets={facets} />
        <JobList
          language={language}
          list={list}
          search={search}
          highlight={highlight}
          save={({ id, title }) => (
            <SaveButton language={language} texts={savedTexts(language).job} kind="job" id={id} name={title} />
          )}
        />
      </div>
      <ApplyHost language={language} words={applyTexts(language)} />
    </>
  )
}
