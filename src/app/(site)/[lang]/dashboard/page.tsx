import Link from 'next/link'
import type { ReactNode } from 'react'
import { OwnAlerts } from '@/app/(site)/[lang]/alerts/alert-rows'
import { pageOf, unlistedPage } from '@/app/(site)/language'
import { waitsForGuardian } from '@/cms/personal/guardian/guardian'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { ArrowLink } from '@/components/ui/button'
import { Counts } from '@/components/ui/facts'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { Notice } from '@/components/ui/messages/notice'
import { DashboardPage } from '@/features/accounts/components/frames'
import { ProfileCard } from '@/features/accounts/components/profile/profile-card'
import { accountMessages } from '@/features/accounts/messages'
import { profileOf, requirePerson } from '@/features/accounts/queries'
import { choiceListMessages } from '@/features/choice-lists/messages'
import { ownLists } from '@/features/choice-lists/queries'
import { collegeCards } from '@/features/colleges/cards/cards-queries'
import { marksOf } from '@/features/colleges/cards/components/college-card'
import { remindersOf } from '@/features/counselling/reminders/queries'
import { alertMessages } from '@/features/jobs/alerts/messages'
import { alertsOf } from '@/features/jobs/alerts/queries'
import { ApplicationList } from '@/features/jobs/applications/components/application-list'
import { applicationsOf } from '@/features/jobs/applications/queries'
import { jobCards } from '@/features/jobs/vacancies/lists-queries'
import { savedIds } from '@/features/saved/queries'
import { DoneNotice } from '@/features/subscriptions/components/manage-parts'
import { ownManageToken } from '@/features/subscriptions/queries'
import { pathsIn } from '@/lib/paths/site-paths'
import { KeptChoiceLists, KeptColleges, KeptJobs } from './kept-lists'

export const dynamic = 'force-dynamic'
export const generateMetadata = unlistedPage((language) => accountMessages(language).dashboard.title)

interface Part {
  title: string
  count: number
  /** Where to find more: beside the title, or below the sentence of an empty section. */
  link: { href: string; label: string }
  none: { title: string; text: string }
  content: ReactNode
  after?: ReactNode
}

/** Sections with content come first, in their order; empty ones follow and say how to begin. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const [filled, empty] = [parts.filter(({ count }) => count > 0), parts.filter(({ count }) => count === 0)]
  return [...filled, ...empty].map(({ title, count, link, none, content, after }) => {
    const more = <ArrowLink href={link.href}>{link.label}</ArrowLink>
    return (
      <section key={title} className="grid gap-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-h3">{title}</h2>
          {count > 0 && more}
        </header>
        {content || (
          <EmptyState title={none.title} seed={title} quiet actions={more}>
            {none.text}
          </EmptyState>
        )}
        {after}
      </section>
    )
  })
}

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/dashboard'>) => {
  const messages = accountMessages(language).dashboard
  const { guardian } = accountMessages(language)
  const paths = pathsIn(language)
  const query = await searchParams
  const page = Number.parseInt(String(query.page), 10) || 1
  const user = await requirePerson(language, paths.dashboardPage(page))
  const saved = await savedIds(user.id)
  const [profile, applications, colleges, jobs, alerts, reminders, token, lists] = await Promise.all([
    profileOf(language, user),
    applicationsOf(language, user.id),
    collegeCards(language, saved.colleges),
    jobCards(saved.jobs),
    alertsOf(user),
    remindersOf(user),
    ownManageToken(user),
    ownLists(user),
  ])
  const alertTexts = alertMessages(language).dashboard
  const listTexts = choiceListMessages(language)
  const toJobs = { href: paths.jobs(), label: messages.browseJobs }
  const gone = saved.colleges.length - colleges.length
  const closed = saved.jobs.length - jobs.length
  const parts: Part[] = [
    {
      title: messages.applications,
      count: applications.length,
      link: toJobs,
      none: { title: messages.noApplications, text: messages.noApplicationsText },
      content: applications.length > 0 && (
        <ApplicationList language={language} applications={applications} page={page} />
      ),
    },
    {
      title: messages.savedColleges,
      count: colleges.length,
      link: { href: paths.colleges(), label: messages.viewColleges },
      none: { title: messages.noColleges, text: messages.noCollegesText },
      content: colleges.length > 0 && <KeptColleges language={language} person={user.id} colleges={colleges} />,
      after: (
        <>
          {gone > 0 && <p className="text-sm text-quiet">{messages.goneColleges(gone)}</p>}
          {colleges.length > 0 && <FigureKey language={language} />}
          <SourcePanels language={language} figures={marksOf(colleges)} />
        </>
      ),
    },
    {
      title: listTexts.title,
      count: lists.length,
      link: { href: paths.myList(), label: listTexts.make },
      none: { title: listTexts.none, text: listTexts.noneText },
      content: lists.length > 0 && <KeptChoiceLists language={language} lists={lists} />,
    },
    {
      title: messages.savedJobs,
      count: jobs.length,
      link: toJobs,
      none: { title: messages.noJobs, text: messages.noJobsText },
      content: jobs.length > 0 && <KeptJobs language={language} person={user.id} jobs={jobs} />,
      after: closed > 0 && <p className="text-sm text-quiet">{messages.closedJobs(closed)}</p>,
    },
    {
      title: alertTexts.title,
      count: alerts.length + reminders.length,
      link: toJobs,
      none: { title: alertTexts.none, text: alertTexts.noneText },
      content: token && alerts.length + reminders.length > 0 && (
        <OwnAlerts language={language} alerts={alerts} reminders={reminders} token={token} />
      ),
      after: <DoneNotice language={language} done={query.done} />,
    },
  ]
  return (
    <DashboardPage language={language} title={messages.title} current="overview">
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-16">
        <div className="grid min-w-0 gap-12">
          {waitsForGuardian(user) && (
            <Notice kind="warn">
              <p>
                {guardian.notice} <Link href={paths.account()}>{guardian.noticeLink}</Link>
              </p>
            </Notice>
          )}
          <Counts
            facts={[
              { label: messages.active, value: applications.filter(({ canWithdraw }) => canWithdraw).length },
              { label: messages.all, value: applications.length },
              { label: messages.savedColleges, value: colleges.length },
            ]}
          />
          <Parts parts={parts} />
        </div>
        <ProfileCard language={language} profile={profile} />
      </div>
    </DashboardPage>
  )
})
