import type { PayloadRequest } from 'payload'
import { ConfirmedCall } from '@/cms/admin/desk/dialogs'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { countSamples } from '@/cms/samples/samples'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { openJobs } from '../open-rule'

const messages = vacancyDeskMessages.setup

/** The setup steps: publishing a first vacancy and removing the samples. */
export async function vacancySteps(req: PayloadRequest): Promise<SetupStep[]> {
  const own = { collection: 'jobs', overrideAccess: false, user: req.user, req } as const
  const [published, samples] = await Promise.all([
    req.payload.count({ ...own, where: { and: [openJobs(), { isSample: { not_equals: true } }] } }),
    countSamples(req),
  ])
  // Removing samples moves vacancies to the trash and takes figures and texts off their pages.
  const removal = (
    <ConfirmedCall
      label={messages.removeDemo(samples)}
      button={{ size: 'small' }}
      url="/api/samples/remove"
      toasts={[messages.demoRemoved, messages.demoNotRemoved]}
      question={messages.confirmRemove(samples)}
      note={messages.confirmRemoveNote}
      confirmLabel={messages.remove}
      isDangerous
    />
  )
  return [
    { label: messages.vacancy, isDone: published.totalDocs > 0, href: jobDeskPaths.addJob() },
    { label: messages.demo, isDone: samples === 0, act: removal },
  ]
}
