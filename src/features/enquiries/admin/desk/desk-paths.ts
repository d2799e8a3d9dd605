import { withQuery } from '@/lib/paths/with-query'

export const enquiryDeskPaths = {
  enquiries: (query?: Record<string, string>) => withQuery('/admin/enquiries', query),
  enquiry: (id: string) => `/admin/enquiries/${id}`,
} as const
