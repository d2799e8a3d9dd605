import type { FeatureConfig } from '@/cms/feature-config'
import { recordsBy } from '@/cms/personal/erasure/erasure-queries'
import { jobScreens } from './admin/screens'
import { jobAlertsTask, tidyAlertsTask } from './alerts/tasks/job-alerts-task'
import { eraseApplicationWork } from './applications/operations/application-queries'
import { eraseDocumentsTask } from './applications/tasks/erase-documents'
import { Institutions } from './collections/institutions'
import { JobAlertMatches, JobAlerts } from './collections/job-alerts'
import { JobApplications } from './collections/job-applications'
import { Jobs } from './collections/jobs'
import { VacancyPostings } from './collections/vacancy-postings'
import { VacancyViews } from './collections/vacancy-views'
import { ApplicationMails, PostingMails } from './globals/mails'
import { erasePostingsOf } from './postings/operations/postings'
import { erasePostingsTask } from './postings/tasks/erase-postings'
import { announceVacanciesTask, closeVacanciesTask } from './vacancies/tasks/vacancy-tasks'

/**
 * Vacancies, who posts them, and who applies.
 * @param termsOf reads the vocabulary by which alerts find vacancies
 */
export const jobs = (termsOf: Parameters<typeof jobAlertsTask>[0]): FeatureConfig => ({
  collections: [Jobs, JobApplications, Institutions, VacancyPostings, VacancyViews, JobAlerts, JobAlertMatches],
  globals: [ApplicationMails, PostingMails],
  screens: jobScreens,
  tasks: [
    eraseDocumentsTask,
    erasePostingsTask,
    announceVacanciesTask,
    closeVacanciesTask,
    jobAlertsTask(termsOf),
    tidyAlertsTask(termsOf),
  ],
  mailsAbout: [recordsBy('job-applications', 'user'), recordsBy('vacancy-postings', 'email')],
  erasers: [erasePostingsOf, ...eraseApplicationWork],
  subscribed: { collection: 'job-alerts', by: 'subscription' },
})
