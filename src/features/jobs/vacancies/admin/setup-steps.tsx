import type { PayloadRequest } from 'payload'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { countSamples } from '@/cms/samples/samples'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { openJobs } from '../open-rule'
import { RemoveDemoButton } from './remove-demo-button'

const texts = vacancyDeskMessages.setup

/** Whether the board shows vacancies of its owners' own, and whether the samples of the first start are gone. */
export async function vacancySteps(req: PayloadRequest): Promise<SetupStep[]> {
  const own = { collection: 'jobs', overrideAccess: false, user: req.user, req } as const
  const [published, samples] = await Promise.all([
    req.payload.count({ ...own, where: { and: [openJobs(), { isSample: { not_equals: true } }] } }),
    countSamples(req),
  ])
  return [
    { label: texts.vacancy, isDone: published.totalDocs > 0, href: jobDeskPaths.addJob() },
    { label: texts.demo, isDone: samples === 0, act: <RemoveDemoButton count={samples} /> },
  ]
}
