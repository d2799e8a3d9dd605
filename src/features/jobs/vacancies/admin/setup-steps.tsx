import type { PayloadRequest } from 'payload'
import { ConfirmedCall } from '@/cms/admin/desk/dialog/confirmed-call'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { countSamples } from '@/cms/samples/samples'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { openJobs } from '../open-rule'

const texts = vacancyDeskMessages.setup

/** Whether the board shows vacancies of its owners' own, and whether the samples of the first start are gone. */
export async function vacancySteps(req: PayloadRequest): Promise<SetupStep[]> {
  const own = { collection: 'jobs', overrideAccess: false, user: req.user, req } as const
  const [published, samples] = await Promise.all([
    req.payload.count({ ...own, where: { and: [openJobs(), { isSample: { not_equals: true } }] } }),
    countSamples(req),
  ])
  // Vacancies go to the trash, figures and words from their pages.
  const removal = (
    <ConfirmedCall
      label={texts.removeDemo(samples)}
      button={{ size: 'small' }}
      url="/api/samples/remove"
      said={[texts.demoRemoved, texts.demoNotRemoved]}
      question={texts.confirmRemove(samples)}
      note={texts.confirmRemoveNote}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      isDangerous
    />
  )
  return [
    { label: texts.vacancy, isDone: published.totalDocs > 0, href: jobDeskPaths.addJob() },
    { label: texts.demo, isDone: samples === 0, act: removal },
  ]
}
