import { purgeUnverifiedTask } from './purge-unverified'
import { sendAccountLinkTask } from './send-account-link'

/** Background work about accounts, as the configuration takes it. */
export const accountTasks = [purgeUnverifiedTask, sendAccountLinkTask]
