import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { permits, staffOnly } from '@/cms/access/access'
import { isAdmin, isEditor, worksEnquiries } from '@/cms/access/roles'
import { desk } from '@/cms/admin/desk/looks'
import { OverviewService } from '@/cms/admin/overview/overview-service'
import { mailStep, SetupChecklist } from '@/cms/admin/setup/setup-checklist'
import { studioTexts } from '@/cms/admin/texts'
import { OverviewContent } from '@/features/colleges/admin/overview-content'
import { OverviewEnquiries } from '@/features/enquiries/admin/overview-enquiries'
import { bannerFigures } from '@/features/home/admin/banner-figures'
import { OverviewVacancies } from '@/features/jobs/vacancies/admin/overview-vacancies'
import { vacancySteps } from '@/features/jobs/vacancies/admin/setup-steps'
import { settingsSteps } from '@/features/pages/admin/setup-steps'
import type { User } from '@/payload-types'

const setupSteps = async (req: PayloadRequest) => [
  ...(await settingsSteps(req)),
  mailStep(),
  ...(await vacancySteps(req)),
]

/** The studio's home: what waits for this person first, figures second. */
export async function Overview({ initPageResult: { req } }: AdminViewServerProps) {
  const user = req.user?.collection === 'users' ? (req.user as User) : null
  if (!user || !permits(staffOnly, user)) return null
  return (
    <Gutter className={desk}>
      <h1>{studioTexts.overview.title}</h1>
      {isAdmin(user) ? <SetupChecklist steps={await setupSteps(req)} /> : null}
      {worksEnquiries(user) ? <OverviewEnquiries req={req} user={user} /> : null}
      {isAdmin(user) ? <OverviewVacancies req={req} /> : null}
      {isEditor(user) ? <OverviewContent req={req} more={await bannerFigures(req)} /> : null}
      {isAdmin(user) ? <OverviewService req={req} /> : null}
    </Gutter>
  )
}
