import { adminOnly } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { importScreen, importTab } from '@/cms/import/doors'
import { moveMessages } from '../applications/admin/messages'
import { vacancyImporter } from '../import/admin/vacancy-importer'
import { postingDeskMessages } from '../postings/admin/messages'
import { jobDeskPaths } from './desk-paths'
import { vacancyDeskMessages } from './messages'
import { searchApplications, searchVacancies } from './search-queries'

const { tasks: messages, form } = vacancyDeskMessages
const { desk } = studioMessages.navigation

const file = (name: string) => `/features/jobs/${name}`

/** The desks of applications and vacancies; the specification's tabs are part of Vacancies. */
export const jobScreens: StudioScreens = {
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
    postings: screen('/posted-vacancies', file('postings/admin/postings-view#PostingsView'), postingDeskMessages.title),
    posting: screen('/posted-vacancies/:id', file('postings/admin/posting-view#PostingView'), postingDeskMessages.one),
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
}
