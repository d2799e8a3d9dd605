import { redirect } from 'next/navigation'
import { askForAlert } from '@/app/(site)/[lang]/alerts/actions'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { VacancyList } from '@/app/(site)/vacancy-list'
import { LeftOut } from '@/components/ui/messages/notice'
import { PageHead } from '@/components/ui/page/page'
import { AlertOffer } from '@/features/jobs/alerts/components/alert-parts'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { ApplyHost } from '@/features/jobs/applications/components/apply-control'
import { jobMessages } from '@/features/jobs/messages'
import { JobFilters } from '@/features/jobs/search/components/job-filters'
import { JobList } from '@/features/jobs/search/components/job-list'
import { ChosenJobFilters, SuitedOrder } from '@/features/jobs/search/components/job-search-outcome'
import { SuitsProfile } from '@/features/jobs/search/components/suits-profile'
import { isNarrowed, jobSearch, leftOutOfJobs, searchQuery, withoutUnknown } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs } from '@/features/jobs/search/search-queries'
import { suitedBy, suitingOf } from '@/features/jobs/search/suited'
import { SubjectBrowse } from '@/features/jobs/subjects/components/subject-links'
import { subjectLinks } from '@/features/jobs/subjects/queries'
import type { JobCardView } from '@/features/jobs/vacancies/view'
import { searchVocabulary } from '@/features/search/queries'
import { isRecordId } from '@/lib/database/record-id'
import { pathsIn } from '@/lib/paths/site-paths'
import { sessionUser } from '@/server/session'

type Props = PageProps<'/[lang]/jobs'>

export const generateMetadata = metadataOf(async (language, { searchParams }: Props) => {
  const messages = jobMessages(language)
  const raw = await searchParams
  const search = jobSearch(raw)
  const isPage = search.page > 1 && !isNarrowed(search) && !search.isSuited && !raw.highlight
  const { page: _page, ...feed } = searchQuery({ ...search, isSuited: false })
  return {
    title: messages.listTitle(isPage ? search.page : 1),
    description: messages.description,
    path: ({ jobs }) => jobs(isPage ? { page: String(search.page) } : undefined),
    feed: { url: pathsIn(language).jobsFeed(feed), title: messages.feedTitle },
    robots: isNarrowed(search) || search.isSuited ? 'noindex, follow' : undefined,
  }
})

export default pageOf(async (language, { searchParams }: Props) => {
  const messages = jobMessages(language)
  const raw = await searchParams
  const highlight = typeof raw.highlight === 'string' && isRecordId(raw.highlight) ? raw.highlight : undefined
  const vocabulary = await searchVocabulary()
  const facets = await jobFacets(language)
  const { search, unknown } = withoutUnknown(jobSearch(raw), facets, vocabulary.terms)
  const missed = [...leftOutOfJobs(raw), ...unknown]
  // Only the personal sort order reads the session: the list is the same for everyone.
  const user = search.isSuited ? await sessionUser() : null
  const suited = user && suitedBy(user.professional ?? {}, facets, vocabulary.terms)
  const [list, links] = await Promise.all([
    searchJobs(language, search, vocabulary, highlight, suited),
    subjectLinks(vocabulary),
  ])
  const reasonOf = (job: JobCardView) => {
    const reasons = suited ? suitingOf(job, suited) : []
    return reasons.length > 0 ? messages.suits.reason(reasons.map((reason) => messages.suits.reasons[reason])) : null
  }
  // A page beyond the last redirects to the last one.
  if (!highlight && search.page > list.page)
    redirect(pathsIn(language).jobs(searchQuery({ ...search, page: list.page })))
  return (
    <>
      <PageHead language={language} seed="jobs" title={messages.title} lead={messages.lead} />
      <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
        <JobFilters language={language} search={search} facets={facets} />
        <ChosenJobFilters language={language} search={search} list={list} />
        <LeftOut lines={missed.map((name) => messages.leftOut[name])} />
        {search.isSuited && (
          <SuitedOrder
            language={language}
            search={search}
            state={suited ? 'ordered' : user ? 'no-profile' : 'signed-out'}
          />
        )}
        <JobList
          language={language}
          list={list}
          search={search}
          highlight={highlight}
          rows={(jobs) => <VacancyList language={language} jobs={jobs} highlight={highlight} reason={reasonOf} />}
          order={
            !search.isSuited && (
              <SuitsProfile href={pathsIn(language).jobs(searchQuery({ ...search, isSuited: true, page: 1 }))}>
                {messages.suits.order}
              </SuitsProfile>
            )
          }
          alert={<AlertOffer language={language} search={search} action={askForAlert} />}
        />
        {!isNarrowed(search) && <SubjectBrowse language={language} links={links} />}
      </div>
      <ApplyHost language={language} messages={applyMessages(language)} />
    </>
  )
})
