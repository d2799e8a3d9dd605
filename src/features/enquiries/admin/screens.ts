import { adminOnly, enquiryWorkers } from '@/cms/access/access'
import { type StudioScreens, screen } from '@/cms/admin/shell/studio'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { studioTexts } from '@/cms/admin/texts'
import { enquiryDeskPaths } from './desk/desk-paths'
import { searchEnquiries } from './desk/enquiry-search-queries'
import { enquiryDeskTexts as texts } from './texts'

/** The desk of enquiries. */
export const enquiryScreens: StudioScreens = {
  views: {
    enquiries: screen('/enquiries', '/features/enquiries/admin/desk/enquiries-view#EnquiriesView', texts.task),
    enquiry: screen('/enquiries/:id', '/features/enquiries/admin/desk/enquiry-view#EnquiryView', texts.enquiry),
  },
  searched: [searchEnquiries],
  desks: [{ name: 'enquiries', rule: enquiryWorkers }],
  tasks: [
    {
      rule: enquiryWorkers,
      href: enquiryDeskPaths.enquiries(),
      label: texts.task,
      tabs: [
        { href: enquiryDeskPaths.enquiries(), label: studioTexts.navigation.desk, of: 'enquiries' },
        { href: studioPaths.global('enquiry-replies'), label: texts.replies, rule: adminOnly },
      ],
    },
  ],
}
