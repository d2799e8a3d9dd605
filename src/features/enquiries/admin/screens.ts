import { enquiryWorkers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { enquiryDeskPaths } from './desk-paths'
import { searchEnquiries } from './enquiry-search-queries'
import { enquiryDeskTexts } from './texts'

/** The desk of enquiries. */
export const enquiryScreens: StudioScreens = {
  views: {
    enquiries: screen('/enquiries', '/features/enquiries/admin/enquiries-view#EnquiriesView'),
    enquiry: screen('/enquiries/:id', '/features/enquiries/admin/enquiry-view#EnquiryView'),
  },
  searched: [searchEnquiries],
  desks: [{ name: 'enquiries', rule: enquiryWorkers }],
  tasks: [{ rule: enquiryWorkers, href: enquiryDeskPaths.enquiries(), label: enquiryDeskTexts.task }],
}
