import type { FeatureConfig } from '@/cms/feature-config'
import { recordsBy } from '@/cms/personal/erasure/erasure-queries'
import { enquiryScreens } from './admin/screens'
import { Enquiries } from './collections/enquiries'
import { EnquiryReplies } from './globals/enquiry-replies'
import { eraseEnquiries, eraseEnquiryWork } from './operations/erase-enquiries'
import { enquiryTasks } from './tasks/enquiry-tasks'

/** Enquiries of families and doctors, and the team's answers. */
export const enquiries: FeatureConfig = {
  collections: [Enquiries],
  globals: [EnquiryReplies],
  screens: enquiryScreens,
  tasks: enquiryTasks,
  mailsAbout: [recordsBy('enquiries', 'user', 'email')],
  erasers: [eraseEnquiries, ...eraseEnquiryWork],
}
