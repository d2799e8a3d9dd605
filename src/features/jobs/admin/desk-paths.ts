import { withQuery } from '@/lib/paths/with-query'

/** Paths of the vacancies and applications desks. */
export const jobDeskPaths = {
  uploadCsv: () => '/admin/upload-csv',
  addJob: () => '/admin/add-job',
  manageJobs: (query?: Record<string, string>) => withQuery('/admin/manage-jobs', query),
  editJob: (id: string) => `/admin/manage-jobs/${id}`,
  postings: (query?: Record<string, string>) => withQuery('/admin/posted-vacancies', query),
  posting: (id: string) => `/admin/posted-vacancies/${id}`,
  applications: (query?: Record<string, string>) => withQuery('/admin/applications', query),
  moveApplication: (id: string) => `/admin/applications/${id}/move`,
  application: (id: string) => `/admin/applications/${id}`,
} as const
