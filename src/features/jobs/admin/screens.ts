import { adminOnly } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { searchApplications } from '../applications/admin/application-search-queries'
import { jobDeskPaths } from './desk-paths'
import { vacancyDeskTexts } from './texts'
import { searchVacancies } from './vacancy-search-queries'

const texts = vacancyDeskTexts.tasks

/** The desks of vacancies and applications. */
export const jobScreens: StudioScreens = {
  views: {
    addJob: screen('/add-job', '/features/jobs/vacancies/admin/vacancy-views#AddJobView'),
    editJob: screen('/manage-jobs/:id', '/features/jobs/vacancies/admin/vacancy-views#EditJobView'),
    manageJobs: screen('/manage-jobs', '/features/jobs/vacancies/admin/manage-jobs-view#ManageJobsView'),
    applications: screen('/applications', '/features/jobs/applications/admin/applications-view#ApplicationsView'),
    application: screen('/applications/:id', '/features/jobs/applications/admin/application-view#ApplicationView'),
    uploadCsv: screen('/upload-csv', '/features/jobs/import/admin/upload-csv-view#UploadCsvView'),
  },
  searched: [searchApplications, searchVacancies],
  desks: [
    { name: 'vacancies', rule: adminOnly },
    { name: 'applications', rule: adminOnly },
  ],
  tasks: [
    { rule: adminOnly, href: jobDeskPaths.uploadCsv(), label: texts.uploadCsv },
    { rule: adminOnly, href: jobDeskPaths.addJob(), label: texts.addJob },
    { rule: adminOnly, href: jobDeskPaths.manageJobs(), label: texts.manageJobs },
    { rule: adminOnly, href: jobDeskPaths.applications(), label: texts.applications },
  ],
}
