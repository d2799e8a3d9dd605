import type { Config } from 'payload'

/** The studio's own pieces, by the place where Payload puts them. Paths are read from `src`. */
export const studioComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/cms/admin/logo#StudioLogo', Icon: '/cms/admin/logo#StudioIcon' },
  views: {
    addJob: { path: '/add-job', exact: true, Component: '/features/jobs/admin/vacancy-views#AddJobView' },
    editJob: { path: '/manage-jobs/:id', exact: true, Component: '/features/jobs/admin/vacancy-views#EditJobView' },
    manageJobs: {
      path: '/manage-jobs',
      exact: true,
      Component: '/features/jobs/admin/manage-jobs-view#ManageJobsView',
    },
    importColleges: {
      path: '/import-colleges',
      exact: true,
      Component: '/features/colleges/admin/import-view#ImportCollegesView',
    },
    uploadCsv: { path: '/upload-csv', exact: true, Component: '/features/jobs/admin/upload-csv-view#UploadCsvView' },
  },
  header: ['/cms/admin/navigation#Navigation'],
}
