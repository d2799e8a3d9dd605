import { adminOnly, enquiryWorkers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { FeatureConfig } from '@/cms/feature-config'
import { enquiryDeskMessages as messages } from './admin/desk/desk-messages'
import { enquiryDeskPaths } from './admin/desk/desk-paths'
import { searchEnquiries } from './admin/desk/desk-queries'
import { Enquiries } from './collections/enquiries'
import { EnquiryReplies } from './globals/enquiry-replies'
import { enquiriesAbout } from './operations/enquiry-queries'
import { eraseEnquiries, eraseEnquiryWork } from './operations/erase-enquiries'
import { enquiryTasks } from './tasks/enquiry-tasks'

/** Enquiries of families and doctors, and the team's answers. */
export const enquiries: FeatureConfig = {
  collections: [Enquiries],
  globals: [EnquiryReplies],
  // The desk of enquiries.
  screens: {
    views: {
      enquiries: screen('/enquiries', '/features/enquiries/admin/desk/enquiries-view#EnquiriesView', messages.task),
      enquiry: screen('/enquiries/:id', '/features/enquiries/admin/desk/enquiry-view#EnquiryView', messages.enquiry),
    },
    searched: [searchEnquiries],
    desks: [{ name: 'enquiries', rule: enquiryWorkers }],
    tasks: [
      task(enquiryWorkers, messages.task, [
        { href: enquiryDeskPaths.enquiries(), label: studioMessages.navigation.desk, of: 'enquiries' },
        { href: studioPaths.global('enquiry-replies'), label: messages.replies, rule: adminOnly },
      ]),
    ],
  },
  tasks: enquiryTasks,
  mailsAbout: [enquiriesAbout],
  erasers: [eraseEnquiries, ...eraseEnquiryWork],
}
