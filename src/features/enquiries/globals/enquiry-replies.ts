import type { GlobalConfig } from 'payload'
import { adminOnly, enquiryWorkers } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { withHelp } from '@/cms/fields/with-help'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { enquiryDeskMessages } from '../admin/messages'
import { replyTemplates } from '../contacts/admin/reply-templates'

/** What is filled in when somebody inserts a template into a reply. */
const PLACES = ['name', 'brand', 'author'] as const

/** Texts that counsellors begin a reply with. */
export const EnquiryReplies: GlobalConfig = {
  slug: 'enquiry-replies',
  label: enquiryDeskMessages.replies,
  access: { read: enquiryWorkers, update: adminOnly },
  admin: {
    group: 'Site',
    hidden: hiddenUnless(isAdmin),
    description: 'Templates for replies by mail. Whoever replies can change every word before it is sent.',
  },
  fields: withHelp(
    {
      templates: ['Templates', 'Each can be inserted into a reply to an enquiry.'],
      'templates.name': ['Name', 'What it is called in the list of templates. No mail shows it.'],
    },
    [
      {
        name: 'templates',
        type: 'array',
        maxRows: LENGTHS.entries,
        labels: { singular: 'Template', plural: 'Templates' },
        defaultValue: replyTemplates,
        fields: [{ name: 'name', type: 'text', required: true, maxLength: LENGTHS.label }, ...templateFields(PLACES)],
      },
    ],
  ),
}
