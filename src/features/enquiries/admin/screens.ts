import { adminOnly, enquiryWorkers } from '@/cms/access/access'
import { studioMessages } from '@/cms/admin/messages'
import { type StudioScreens, screen, task } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { enquiryDeskMessages as messages } from './desk/desk-messages'
import { enquiryDeskPaths } from './desk/desk-paths'
import { searchEnquiries } from './desk/desk-queries'

export const enquiryScreens: StudioScreens = {
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
}
