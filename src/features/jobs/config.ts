import { adminOnly } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { importScreen, importTab } from '@/cms/import/doors'
import { jobDeskPaths } from './admin/desk-paths'
import { vacancyDeskMessages } from './admin/messages'
import { searchApplications, searchVacancies } from './admin/search-queries'
import { jobAlertsTask, tidyAlertsTask } from './alerts/tasks/job-alerts-task'
import { moveMessages } from './applications/admin/messages'
import { applicationsAbout, eraseApplicationWork } from './applications/operations/application-queries'
import { eraseDocumentsTask } from './applications/tasks/erase-documents'
import { Institutions } from './collections/institutions'
import { JobAlertMatches, JobAlerts } from './collections/job-alerts'
import { JobApplications } from './collections/job-applications'
import { Jobs } from './collections/jobs'
import { VacancyPostings } from './collections/vacancy-postings'
import { VacancyViews } from './collections/vacancy-views'
import { ApplicationMails, PostingMails } from './globals/mails'
import { vacancyImporter } from './import/admin/vacancy-importer'
import { postingDeskMessages } from './postings/admin/messages'
import { erasePostingsOf, postingsAbout } from './postings/operations/postings'
import { erasePostingsTask } from './postings/tasks/erase-postings'
import { announceVacanciesTask, closeVacanciesTask } from './vacancies/tasks/vacancy-tasks'

const { tasks: messages, form } = vacancyDeskMessages
const { desk } = studioMessages.navigation

const file = (name: string) => `/features/jobs/${name}`

/**
 * Vacancies, who posts them, and who applies.
 * @param termsOf reads the vocabulary by which alerts find vacancies
 */
export const jobs = (termsOf: Parameters<typeof jobAlertsTask>[0]): FeatureConfig => ({
  collections: [Jobs, JobApplications, Institutions, VacancyPostings, VacancyViews, JobAlerts, JobAlertMatches],
  globals: [ApplicationMails, PostingMails],
  // The desks of applications and vacancies; the specification's tabs are part of Vacancies.
  screens: {
    views: {
      addJob: screen('/add-job', file('vacancies/admin/vacancy-views#AddJobView'), messages.addJob),
      editJob: screen('/manage-jobs/:id', file('vacancies/admin/vacancy-views#EditJobView'), form.editTitle),
      manageJobs: screen('/manage-jobs', file('vacancies/admin/manage-jobs-view#ManageJobsView'), messages.manageJobs),
      applications: screen(
        '/applications',
        file('applications/admin/applications-view#ApplicationsView'),
        messages.applications,
      ),
      application: screen(
        '/applications/:id',
        file('applications/admin/application-view#ApplicationView'),
        messages.application,
      ),
      moveApplication: screen(
        '/applications/:id/move',
        file('applications/moves/admin/move-view#MoveView'),
        moveMessages.page,
      ),
      postings: screen(
        '/posted-vacancies',
        file('postings/admin/postings-view#PostingsView'),
        postingDeskMessages.title,
      ),
      posting: screen(
        '/posted-vacancies/:id',
        file('postings/admin/posting-view#PostingView'),
        postingDeskMessages.one,
      ),
      uploadCsv: importScreen(vacancyImporter),
    },
    searched: [searchApplications, searchVacancies],
    desks: [
      { name: 'vacancies', rule: adminOnly },
      { name: 'applications', rule: adminOnly },
    ],
    tasks: [
      task(adminOnly, messages.applications, [
        { href: jobDeskPaths.applications(), label: desk, of: 'job-applications' },
        { href: studioPaths.global('application-mails'), label: messages.mails },
      ]),
      task(adminOnly, messages.vacancies, [
        { href: jobDeskPaths.manageJobs(), label: messages.manageJobs, of: 'jobs' },
        { href: jobDeskPaths.addJob(), label: messages.addJob },
        importTab(vacancyImporter),
        { href: jobDeskPaths.postings(), label: postingDeskMessages.task, of: 'vacancy-postings' },
        { href: studioPaths.list('institutions'), label: messages.hospitals },
        { href: studioPaths.global('posting-mails'), label: postingDeskMessages.mails },
      ]),
    ],
  },
  tasks: [
    eraseDocumentsTask,
    erasePostingsTask,
    announceVacanciesTask,
    closeVacanciesTask,
    jobAlertsTask(termsOf),
    tidyAlertsTask(termsOf),
  ],
  mailsAbout: [applicationsAbout, postingsAbout],
  erasers: [erasePostingsOf, ...eraseApplicationWork],
  subscribed: { collection: 'job-alerts', by: 'subscription' },
})
