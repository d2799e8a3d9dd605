import type { Config } from 'payload'
import { adminOnly } from '../access/access'
import { checkLinksTask } from '../links/check-links-task'
import { sendMailTask } from '../mail/send-mail-task'
import { sendTeamDigestTask } from '../mail/team-digest-task'
import { emptyTrashTask } from '../trash/empty-trash'
import { dropUnfinishedFileTask } from './unfinished-files'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/**
 * Background work: mails, clean-up, escalation. Who does it, and when, says `work-off.ts`: the timer that Payload would
 * start takes a batch and begins all of it at once.
 * @param tasks what the features add to the shared configuration's own
 */
export const backgroundJobs = (tasks: Tasks): Config['jobs'] => ({
  access: {
    run: adminOnly,
    queue: adminOnly,
    cancel: adminOnly,
  },
  // A mail that went out is not kept: it holds addresses, and links that work like a key.
  deleteJobOnComplete: true,
  tasks: [sendMailTask, sendTeamDigestTask, dropUnfinishedFileTask, emptyTrashTask, checkLinksTask, ...tasks],
})
