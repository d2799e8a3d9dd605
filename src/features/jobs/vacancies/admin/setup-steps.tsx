import type { PayloadRequest } from 'payload'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { RemoveDemoButton } from './remove-demo-button'

const texts = vacancyDeskTexts.setup

/** Whether the board has vacancies of its owners' own, and none of the first start. */
export async function vacancySteps(req: PayloadRequest): Promise<SetupStep[]> {
  const own = { collection: 'jobs', overrideAccess: false, user: req.user, req } as const
  const [all, demo] = await Promise.all([
    req.payload.count(own),
    req.payload.count({ ...own, where: { isDemo: { equals: true } } }),
  ])
  return [
    { label: texts.vacancy, isDone: all.totalDocs > demo.totalDocs, href: jobDeskPaths.addJob() },
    { label: texts.demo, isDone: demo.totalDocs === 0, act: <RemoveDemoButton count={demo.totalDocs} /> },
  ]
}
