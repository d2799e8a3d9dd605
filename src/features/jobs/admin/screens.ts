import { adminOnly } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { importScreen, importTab } from '@/cms/import/import-screens'
import { searchApplications } from '../applications/admin/application-search-queries'
import { moveTexts } from '../applications/moves/admin/move-texts'
import { vacancyImporter } from '../import/admin/vacancy-importer'
import { postingDeskTexts } from '../postings/admin/texts'
import { jobDeskPaths } from './desk-paths'
import { vacancyDeskTexts } from './texts'
import { searchVacancies } from './vacancy-search-queries'

const { tasks: texts, form } = vacancyDeskTexts
const { desk } = studioTexts.navigation

/** The desks of applications and of vacancies; the specification's tabs stand within Vacancies. */
export const jobScreens: StudioScreens = {
  views: {
    addJob: screen('/add-job', '/features/jobs/vacancies/admin/vacancy-views#AddJobView', texts.addJob),
    editJob: screen('/manage-jobs/:id', '/features/jobs/vacancies/admin/vacancy-views#EditJobView', form.editTitle),
    manageJobs: screen(
      '/manage-jobs',
      '/features/jobs/vacancies/admin/manage-jobs-view#ManageJobsView',
      texts.manageJobs,
    ),
    applications: screen(
      '/applications',
      '/features/jobs/applications/admin/applications-view#ApplicationsView',
      texts.applications,
    ),
    application: screen(
      '/applications/:id',
      '/features/jobs/applications/admin/application-view#ApplicationView',
      texts.application,
    ),
    moveApplication: screen(
      '/applications/:id/move',
      '/features/jobs/applications/moves/admin/move-view#MoveView',
      moveTexts.page,
    ),
    postings: screen(
      '/posted-vacancies',
      '/features/jobs/postings/admin/postings-view#PostingsView',
      postingDeskTexts.title,
    ),
    posting: screen(
      '/posted-vacancies/:id',
      '/features/jobs/postings/admin/posting-view#PostingView',
      postingDeskTexts.one,
    ),
    uploadCsv: importScreen(vacancyImporter),
  },
  searched: [searchApplications, searchVacancies],
  desks: [
    { name: 'vacancies', rule: adminOnly },
    { name: 'applications', rule: adminOnly },
  ],
  tasks: [
    {
      rule: adminOnly,
      href: jobDeskPaths.applications(),
      label: texts.applications,
      tabs: [
        { href: jobDeskPaths.applications(), label: desk, of: 'job-applications' },
        { href: studioPaths.global('application-mails'), label: texts.mails },
      ],
    },
    {
      rule: adminOnly,
      href: jobDeskPaths.manageJobs(),
      label: texts.vacancies,
      tabs: [
        { href: jobDeskPaths.manageJobs(), label: texts.manageJobs, of: 'jobs' },
        { href: jobDeskPaths.addJob(), label: texts.addJob },
        importTab(vacancyImporter),
        { href: jobDeskPaths.postings(), label: postingDeskTexts.task, of: 'vacancy-postings' },
        { href: studioPaths.list('institutions'), label: texts.hospitals },
        { href: studioPaths.global('posting-mails'), label: postingDeskTexts.mails },
      ],
    },
  ],
}
