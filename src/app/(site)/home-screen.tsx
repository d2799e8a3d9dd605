import type { SiteSettingsView } from '@/components/layout/site-view'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { ClaimedFigures } from '@/components/ui/page/claimed-figures'
import { Section } from '@/components/ui/page/page'
import { SpokenSubject } from '@/components/ui/spoken-subject'
import { topColleges } from '@/features/colleges/cards/cards-queries'
import { CollegeCard, CollegeRegister, marksOf } from '@/features/colleges/cards/components/college-card'
import { collegeListMessages } from '@/features/colleges/messages'
import { workingSearches } from '@/features/colleges/search/suggestion-queries'
import { nextDates } from '@/features/counselling/calendar'
import { NextDates } from '@/features/counselling/components/state-dates'
import { counsellingMessages } from '@/features/counselling/messages'
import { getAuthorities } from '@/features/counselling/queries'
import { Banner } from '@/features/home/components/banner'
import { HomeSearch } from '@/features/home/components/home-search'
import { Closing, PredictorEntry, Services, Testimonials } from '@/features/home/components/sections'
import type { BannerView, HomeContent } from '@/features/home/home-content'
import { homeMessages } from '@/features/home/messages'
import { jobMessages } from '@/features/jobs/messages'
import { jobFacets } from '@/features/jobs/search/search-queries'
import { JobCard, Vacancies } from '@/features/jobs/vacancies/components/job-card'
import { featuredJobs } from '@/features/jobs/vacancies/lists-queries'
import type { FacetChoice, JobCardView, JobFacets } from '@/features/jobs/vacancies/view'
import { SaveCollege } from '@/features/saved/components/save-item'
import { searchVocabulary } from '@/features/search/queries'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { withoutSamples } from '@/lib/views/statistic'
import { COURSES } from '@/lib/vocabulary'
import { AnsweredLately } from './answered-lately'
import { siteCounts } from './site-counts'

/** Links into the list of vacancies, by kind. */
const MAX_JOB_LINKS = 3

interface HomeScreenProps {
  language: Language
  site: SiteSettingsView
  banner: BannerView
  home: HomeContent
}

/** Places and departments with the most open vacancies. */
function jobLinks(language: Language, { locations, departments }: JobFacets) {
  const { jobs } = pathsIn(language)
  const largest = (choices: readonly FacetChoice[]) =>
    choices
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_JOB_LINKS)
  return [
    ...largest(locations).map(({ value }) => ({ name: nameIn(language, value), href: jobs({ location: value }) })),
    ...largest(departments).map(({ value }) => ({ name: nameIn(language, value), href: jobs({ department: value }) })),
  ]
}

/** Searches that each find at least one vacancy. */
function jobExamples(language: Language, jobs: readonly JobCardView[]): string[] {
  const { jobExample } = homeMessages(language)
  return [
    ...new Set(
      jobs.flatMap(({ department, location }) =>
        department && location ? [jobExample(nameIn(language, department), nameIn(language, location))] : [],
      ),
    ),
  ]
}

/** The home page, from saved values or those of the studio's form. */
export async function HomeScreen({ language, site, banner, home }: HomeScreenProps) {
  const messages = homeMessages(language)
  const paths = pathsIn(language)
  const serviceLinks = {
    [paths.jobs()]: jobLinks(language, await jobFacets(language)),
    [paths.admission()]: COURSES.map(({ key, name }) => ({
      name: nameIn(language, name),
      href: paths.courseListing(key),
    })),
  }

  const testimonials = withoutSamples(home.testimonials, site.isConfigured)
  const [counts, authorities, jobs, colleges] = await Promise.all([
    siteCounts(),
    getAuthorities(),
    featuredJobs(home.featuredJobIds),
    topColleges(language, home.topCollegeIds),
  ])
  return (
    <>
      <Banner
        language={language}
        banner={banner}
        brand={site.brand}
        search={
          <div className="grid gap-3 rounded-card border border-edge bg-raised p-3.5">
            <PredictorEntry language={language} />
            <HomeSearch
              language={language}
              messages={messages.search}
              kinds={{ ...collegeListMessages(language).suggestedKinds, ...jobMessages(language).suggestedKinds }}
              examples={{
                colleges: await workingSearches(language, messages.searchExamples, await searchVocabulary()),
                jobs: jobExamples(language, jobs),
              }}
            />
          </div>
        }
        facts={
          <div className="wrap">
            <ClaimedFigures
              language={language}
              statistics={home.statistics}
              counts={counts}
              isConfigured={site.isConfigured}
              className="border-b border-rule"
            />
          </div>
        }
      />
      <Section title={messages.services}>
        <Services language={language} services={home.services} links={serviceLinks} />
      </Section>
      {nextDates(authorities, {}).length > 0 && (
        <Section
          title={counsellingMessages(language).next}
          beside={<ArrowLink href={paths.counselling()}>{counsellingMessages(language).all}</ArrowLink>}
        >
          <NextDates language={language} authorities={authorities} />
        </Section>
      )}
      <Section
        wide
        title={messages.featuredJobs}
        beside={<ArrowLink href={paths.jobs()}>{messages.allJobs}</ArrowLink>}
      >
        {jobs.length === 0 ? (
          <p className="text-quiet">{messages.noJobs}</p>
        ) : (
          <Vacancies language={language}>
            {jobs.map((job) => (
              <JobCard
                language={language}
                key={job.id}
                job={job}
                apply={
                  <ButtonLink kind="line" href={paths.jobHighlighted(job.id)}>
                    {messages.applyNow}
                    <SpokenSubject name={job.title} />
                  </ButtonLink>
                }
              />
            ))}
          </Vacancies>
        )}
      </Section>
      {colleges.length > 0 && (
        <Section
          wide
          title={messages.topColleges}
          beside={<ArrowLink href={paths.colleges()}>{messages.allColleges}</ArrowLink>}
        >
          <CollegeRegister language={language}>
            {colleges.map((college) => (
              <CollegeCard
                language={language}
                key={college.id}
                college={college}
                saveButton={<SaveCollege language={language} college={college} />}
              />
            ))}
          </CollegeRegister>
          <FigureKey language={language} />
          <SourcePanels language={language} figures={marksOf(colleges)} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section title={messages.testimonials}>
          <Testimonials language={language} testimonials={testimonials} />
        </Section>
      )}
      <Closing language={language} closing={home.closing} answered={<AnsweredLately language={language} />} />
    </>
  )
}
