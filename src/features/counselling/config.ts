import type { FeatureConfig } from '@/cms/feature-config'
import { counsellingScreens } from './admin/screens'
import { AdmissionRules } from './collections/admission-rules'
import { CounsellingAuthorities } from './collections/counselling-authorities'
import { CounsellingDates } from './collections/counselling-dates'
import { CounsellingReminders, CounsellingRemindersSent } from './collections/counselling-reminders'
import { counsellingDates } from './operations/citing'
import { counsellingRemindersTask } from './reminders/tasks/remind-task'

/** Counselling authorities, their dates and rules, and reminders. */
export const counselling: FeatureConfig = {
  collections: [
    CounsellingAuthorities,
    CounsellingDates,
    AdmissionRules,
    CounsellingReminders,
    CounsellingRemindersSent,
  ],
  screens: counsellingScreens,
  tasks: [counsellingRemindersTask],
  citing: counsellingDates,
  subscribed: { collection: 'counselling-reminders', by: 'subscription' },
}
