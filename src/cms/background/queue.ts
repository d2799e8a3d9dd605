import type { Config } from 'payload'
import { env } from '@/lib/env'
import { adminOnly } from '../access/access'
import { checkLinksTask } from '../links/check-links-task'
import { sendMailTask } from '../mail/send-mail-task'
import { sendTeamDigestTask } from '../mail/team-digest-task'
import { emptyTrashTask } from '../trash/empty-trash'
import { dropUnfinishedFileTask } from './unfinished-files'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

const EVERY_FIVE_SECONDS = '*/5 * * * * *'

/**
 * Background work: mails, clean-up, escalation. Runs inside the site's process unless JOBS is "off".
 * @param tasks what the features add to the kernel's own
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
  autoRun: env.JOBS === 'on' ? [{ cron: EVERY_FIVE_SECONDS, limit: 50, allQueues: true, silent: true }] : [],
})
