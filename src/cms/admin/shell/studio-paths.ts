/** Every address of the studio as a function; Payload's own lists and forms included. */
export const studioPaths = {
  overview: () => '/admin',
  uploadCsv: () => '/admin/upload-csv',
  addJob: () => '/admin/add-job',
  manageJobs: (query?: Record<string, string>) => withQuery('/admin/manage-jobs', query),
  editJob: (id: string) => `/admin/manage-jobs/${id}`,
  applications: (query?: Record<string, string>) => withQuery('/admin/applications', query),
  application: (id: string) => `/admin/applications/${id}`,
  enquiries: (query?: Record<string, string>) => withQuery('/admin/enquiries', query),
  enquiry: (id: string) => `/admin/enquiries/${id}`,
  banners: () => '/admin/banners',
  featured: () => '/admin/featured',
  staff: (query?: Record<string, string>) => withQuery('/admin/staff', query),
  failedMails: () => '/admin/failed-mails',
  failedImports: () => '/admin/failed-imports',
  importColleges: () => '/admin/import-colleges',
  list: (collection: string, query?: Record<string, string>) => withQuery(`/admin/collections/${collection}`, query),
  trash: (collection: string) => `/admin/collections/${collection}/trash`,
  create: (collection: string) => `/admin/collections/${collection}/create`,
  record: (collection: string, id: string) => `/admin/collections/${collection}/${id}`,
  global: (slug: string) => `/admin/globals/${slug}`,
} as const

function withQuery(path: string, query?: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
