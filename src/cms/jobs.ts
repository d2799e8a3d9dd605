import type { Config } from 'payload'
import { env } from '@/lib/env'
import { sendMailTask } from './mail/send-mail-task'
import { isAdmin } from './roles'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

const EVERY_FIVE_SECONDS = '*/5 * * * * *'

/**
 * Background work: mails, clean-up, escalation. Runs inside the site's process unless JOBS is "off".
 * @param tasks what the features add to the kernel's own
 */
export const backgroundJobs = (tasks: Tasks): Config['jobs'] => ({
  access: {
    run: ({ req }) => isAdmin(req.user),
    queue: ({ req }) => isAdmin(req.user),
    cancel: ({ req }) => isAdmin(req.user),
  },
  // A mail that went out is not kept: it holds addresses, and links that work like a key.
  deleteJobOnComplete: true,
  tasks: [sendMailTask, ...tasks],
  autoRun: env.JOBS === 'on' ? [{ cron: EVERY_FIVE_SECONDS, limit: 50, allQueues: true, silent: true }] : [],
})
