import type { Config } from 'payload'
import { adminOnly } from '../access/access'
import { checkLinksTask } from '../links/check-links-task'
import { sendMailTask } from '../mail/send-mail-task'
import { sendTeamDigestTask } from '../mail/team-digest-task'
import { emptyTrashTask } from '../trash/empty-trash'
import { dropUnfinishedFileTask } from './unfinished-files'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/**
 * Background jobs: mails, clean-up, escalation. `work-off.ts` runs them: Payload's own timer would take a batch and
 * start all of it simultaneously.
 * @param tasks of the features, in addition to the shared configuration's own
 */
export const backgroundJobs = (tasks: Tasks): Config['jobs'] => ({
  access: {
    run: adminOnly,
    queue: adminOnly,
    cancel: adminOnly,
  },
  // Sent mails are not kept: they hold email addresses, and links that grant access.
  deleteJobOnComplete: true,
  tasks: [sendMailTask, sendTeamDigestTask, dropUnfinishedFileTask, emptyTrashTask, checkLinksTask, ...tasks],
})
