import type { Config } from 'payload'

/** The studio's own pieces, by the place where Payload puts them. Paths are read from `src`. */
export const studioComponents: NonNullable<Config['admin']>['components'] = {
  graphics: { Logo: '/cms/admin/shell/logo#StudioLogo', Icon: '/cms/admin/shell/logo#StudioIcon' },
  views: {
    dashboard: { Component: '/app/(payload)/studio/overview#Overview' },
    failedMails: {
      path: '/failed-mails',
      exact: true,
      Component: '/cms/admin/failures/failed-mails-view#FailedMailsView',
    },
    failedImports: {
      path: '/failed-imports',
      exact: true,
      Component: '/cms/admin/failures/failed-imports-view#FailedImportsView',
    },
    addJob: { path: '/add-job', exact: true, Component: '/features/jobs/vacancies/admin/vacancy-views#AddJobView' },
    editJob: {
      path: '/manage-jobs/:id',
      exact: true,
      Component: '/features/jobs/vacancies/admin/vacancy-views#EditJobView',
    },
    manageJobs: {
      path: '/manage-jobs',
      exact: true,
      Component: '/features/jobs/vacancies/admin/manage-jobs-view#ManageJobsView',
    },
    applications: {
      path: '/applications',
      exact: true,
      Component: '/features/jobs/applications/admin/applications-view#ApplicationsView',
    },
    application: {
      path: '/applications/:id',
      exact: true,
      Component: '/features/jobs/applications/admin/application-view#ApplicationView',
    },
    importColleges: {
      path: '/import-colleges',
      exact: true,
      Component: '/features/colleges/import/admin/import-view#ImportCollegesView',
    },
    enquiries: {
      path: '/enquiries',
      exact: true,
      Component: '/features/enquiries/admin/enquiries-view#EnquiriesView',
    },
    enquiry: {
      path: '/enquiries/:id',
      exact: true,
      Component: '/features/enquiries/admin/enquiry-view#EnquiryView',
    },
    staff: { path: '/staff', exact: true, Component: '/features/accounts/admin/staff-view#StaffView' },
    banners: { path: '/banners', exact: true, Component: '/features/home/admin/banners-view#BannersView' },
    featured: { path: '/featured', exact: true, Component: '/features/colleges/admin/featured-view#FeaturedView' },
    uploadCsv: {
      path: '/upload-csv',
      exact: true,
      Component: '/features/jobs/import/admin/upload-csv-view#UploadCsvView',
    },
  },
  header: ['/cms/admin/shell/navigation#Navigation'],
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#00594c" stroke-width="2.6">' +
  '<path d="M6.500 6.500h19v19h-19zM16 2.600L29.400 16 16 29.400 2.600 16zM16 11.400v9.200M11.400 16h9.200"/></svg>'

/** The mark as the browser's tab shows it. */
export const studioIcon = `data:image/svg+xml,${encodeURIComponent(mark)}`
