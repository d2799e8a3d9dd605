import { contentKeepers } from '@/cms/access/access'
import { task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { importScreen, importTab } from '@/cms/import/doors'
import { counsellingDeskMessages } from './admin/messages'
import { AdmissionRules } from './collections/admission-rules'
import { CounsellingAuthorities } from './collections/counselling-authorities'
import { CounsellingDates } from './collections/counselling-dates'
import { CounsellingReminders, CounsellingRemindersSent } from './collections/counselling-reminders'
import { authorityImporter } from './import/admin/authority-importer'
import { counsellingDates } from './operations/citing'
import { counsellingRemindersTask } from './reminders/tasks/remind-task'

const messages = counsellingDeskMessages.navigation

/** Counselling authorities, their dates and rules, and reminders. */
export const counselling: FeatureConfig = {
  collections: [
    CounsellingAuthorities,
    CounsellingDates,
    AdmissionRules,
    CounsellingReminders,
    CounsellingRemindersSent,
  ],
  // Counselling dates and authorities.
  screens: {
    views: { importAuthorities: importScreen(authorityImporter) },
    tasks: [
      task(contentKeepers, messages.task, [
        { href: studioPaths.list('counselling-dates'), label: messages.dates },
        { href: studioPaths.list('admission-rules'), label: messages.rules },
        { href: studioPaths.list('counselling-authorities'), label: messages.authorities },
        importTab(authorityImporter),
      ]),
    ],
  },
  tasks: [counsellingRemindersTask],
  citing: counsellingDates,
  subscribed: { collection: 'counselling-reminders', by: 'subscription' },
}
