import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { language } from '@/app/(site)/language'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Counts } from '@/components/ui/facts'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { DASHBOARD_TITLE } from '@/features/accounts/components/account-looks'
import { DashboardNav } from '@/features/accounts/components/dashboard-nav'
import { ProfileCard } from '@/features/accounts/components/profile/profile-card'
import { profileOf, requirePerson } from '@/features/accounts/queries'
import { accountTexts } from '@/features/accounts/texts'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { CollegeCard } from '@/features/colleges/cards/components/college-card'
import { ApplicationList } from '@/features/jobs/applications/components/application-list'
import { jobCards } from '@/features/jobs/vacancies/cards-queries'
import { JobCard, VACANCIES } from '@/features/jobs/vacancies/components/job-card'
import { applicationsOf } from '@/features/jobs/vacancies/queries'
import { SaveButton } from '@/features/saved/components/save-button'
import { savedIds } from '@/features/saved/queries'
import { savedTexts } from '@/features/saved/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: accountTexts(language).dashboard.title, robots: { index: false } }

function Block({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}

interface Props {
  searchParams: Promise<{ page?: string | string[] }>
}

export default async function DashboardPage({ searchParams }: Props) {
  const texts = accountTexts(language).dashboard
  const paths = pathsIn(language)
  const page = Number.parseInt(String((await searchParams).page), 10) || 1
  const user = await requirePerson(language, paths.dashboard())
  const saved = await savedIds(user.id)
  const [profile, applications, colleges, jobs] = await Promise.all([
    profileOf(language, user),
    applicationsOf(language, user.id),
    collegeCards(language, saved.colleges),
    jobCards(saved.jobs),
  ])
  const closed = saved.jobs.length - jobs.length
  const browseJobs = <ButtonLink href={paths.jobs()}>{texts.browseJobs}</ButtonLink>
  return (
    <div className="wrap">
      <h1 className={DASHBOARD_TITLE}>{texts.title}</h1>
      <DashboardNav language={language} current="overview" />
      <div className="mt-10 grid gap-10 pb-[calc(var(--spacing-section)*1.5)] lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-16">
        <ProfileCard language={language} profile={profile} />
        <div className="grid gap-12">
          <Counts
            facts={[
              { label: texts.active, value: applications.filter(({ canWithdraw }) => canWithdraw).length },
              { label: texts.all, value: applications.length },
              { label: texts.savedColleges, value: colleges.length },
            ]}
          />
          <Block
            title={texts.applications}
            beside={applications.length > 0 && <ArrowLink href={paths.jobs()}>{texts.browseJobs}</ArrowLink>}
          >
            {applications.length > 0 ? (
              <ApplicationList language={language} applications={applications} page={page} />
            ) : (
              <EmptyState title={texts.noApplications} seed="applications" actions={browseJobs}>
                {texts.noApplicationsText}
              </EmptyState>
            )}
          </Block>
          <Block
            title={texts.savedColleges}
            beside={colleges.length > 0 && <ArrowLink href={paths.colleges()}>{texts.viewColleges}</ArrowLink>}
          >
            {colleges.length > 0 ? (
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17.5rem),1fr))] gap-6">
                {colleges.map((college) => (
                  <CollegeCard
                    language={language}
                    key={college.id}
                    college={college}
                    saveButton={
                      <SaveButton
                        language={language}
                        texts={savedTexts(language).college}
                        kind="college"
                        id={college.id}
                        name={college.name}
                        wasSaved
                      />
                    }
                  />
                ))}
              </div>
            ) : (
              <EmptyState
                title={texts.noColleges}
                seed="saved-colleges"
                actions={<ButtonLink href={paths.colleges()}>{texts.viewColleges}</ButtonLink>}
              >
                {texts.noCollegesText}
              </EmptyState>
            )}
          </Block>
          <Block
            title={texts.savedJobs}
            beside={jobs.length > 0 && <ArrowLink href={paths.jobs()}>{texts.browseJobs}</ArrowLink>}
          >
            {jobs.length > 0 ? (
              <div className={VACANCIES}>
                {jobs.map((job) => (
                  <JobCard
                    language={language}
                    key={job.id}
                    job={job}
                    actions={
                      <SaveButton
                        language={language}
                        texts={savedTexts(language).job}
                        kind="job"
                        id={job.id}
                        name={job.title}
                        wasSaved
                      />
                    }
                  />
                ))}
              </div>
            ) : (
              <EmptyState title={texts.noJobs} seed="saved-jobs" actions={browseJobs}>
                {texts.noJobsText}
              </EmptyState>
            )}
            {closed > 0 && <p className="text-sm text-quiet">{texts.closedJobs(closed)}</p>}
          </Block>
        </div>
      </div>
    </div>
  )
}
