import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { permits, staffOnly } from '@/cms/access/access'
import { isAdmin, keepsContent, worksEnquiries } from '@/cms/access/roles'
import { desk } from '@/cms/admin/desk/styles'
import { studioMessages } from '@/cms/admin/messages'
import { DayChart } from '@/cms/admin/overview/day-chart'
import { LastChanges, servicePart } from '@/cms/admin/overview/overview-service'
import { Figures, lateKinds, type OverviewPart, WaitingLists } from '@/cms/admin/overview/waiting'
import { mailStep, SetupChecklist } from '@/cms/admin/setup/setup-checklist'
import { contentPart } from '@/features/colleges/admin/desk-queries'
import { correctionsPart } from '@/features/corrections/admin/waiting-list'
import { datesPart } from '@/features/counselling/admin/overview-queries'
import { ranksPart } from '@/features/cut-offs/admin/screens'
import { enquiryDeskMessages } from '@/features/enquiries/admin/desk/desk-messages'
import { enquiriesPart } from '@/features/enquiries/admin/overview-queries'
import { bannersPart } from '@/features/home/admin/banner-queries'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { vacanciesPart } from '@/features/jobs/vacancies/admin/overview-queries'
import { vacancySteps } from '@/features/jobs/vacancies/admin/setup-steps'
import { settingsSteps } from '@/features/pages/admin/setup-steps'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { weekdayText } from '@/lib/text/format'
import type { User } from '@/payload-types'

const messages = studioMessages.overview

const setupSteps = async (req: PayloadRequest) => [
  ...(await settingsSteps(req)),
  await mailStep(req),
  ...(await vacancySteps(req)),
]

/** Overview entries of each part of the studio for this person, and the charts beside them. */
async function readParts(req: PayloadRequest, user: User): Promise<{ parts: OverviewPart[]; charts: ReactNode[] }> {
  const [enquiries, vacancies, ...others] = await Promise.all([
    worksEnquiries(user) ? enquiriesPart(req, user) : null,
    isAdmin(user) ? vacanciesPart(req) : null,
    isAdmin(user) ? servicePart(req) : null,
    keepsContent(user) ? contentPart(req) : null,
    keepsContent(user) ? correctionsPart(req) : null,
    keepsContent(user) ? ranksPart(req) : null,
    keepsContent(user) ? datesPart(req) : null,
    keepsContent(user) ? bannersPart(req) : null,
  ])
  const { chart: enquiryChart, chartNone: noEnquiries } = enquiryDeskMessages.overview
  const { chart: applicationChart, chartNone: noApplications } = vacancyDeskMessages.overview
  const charts = [
    enquiries ? <DayChart key="enquiries" title={enquiryChart} none={noEnquiries} days={enquiries.chart} /> : null,
    vacancies ? (
      <DayChart key="applications" title={applicationChart} none={noApplications} days={vacancies.chart} />
    ) : null,
  ]
  return { parts: [enquiries, vacancies, ...others].filter((part) => part !== null), charts }
}

/** Home of the studio: what is overdue for this person first, then what waits, with figures beside them. */
export async function Overview({ initPageResult: { req } }: AdminViewServerProps) {
  const user = req.user?.collection === 'users' ? req.user : null
  if (!user || !permits(staffOnly, user)) return null
  const [{ parts, charts }, steps] = await Promise.all([readParts(req, user), isAdmin(user) ? setupSteps(req) : []])
  const waiting = parts.flatMap((part) => part.waiting)
  const isSetUp = steps.every(({ isDone }) => isDone)
  const changes = isAdmin(user) ? <LastChanges req={req} /> : null
  return (
    <main id="main" tabIndex={-1}>
      <Gutter className={desk}>
        <h1>{messages.title}</h1>
        <p className="mt-[0.35rem] text-quiet">
          {messages.today(weekdayText(STUDIO_LANGUAGE, new Date()), lateKinds(waiting))}
        </p>
        <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] [&_h2]:mt-5">
          <div>
            <WaitingLists items={waiting} />
            <SetupChecklist steps={steps} />
            {isSetUp ? changes : null}
          </div>
          <div>
            <h2>{messages.figures}</h2>
            <Figures figures={parts.flatMap((part) => part.figures)} />
            {charts}
            {isSetUp ? null : changes}
          </div>
        </div>
      </Gutter>
    </main>
  )
}
