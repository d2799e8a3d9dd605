import type { GlobalConfig } from 'payload'
import { adminOnly, enquiryWorkers } from '@/cms/access/access'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { withHelp } from '@/cms/fields/common-fields'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { enquiryDeskMessages } from '../admin/desk/desk-messages'

const replyTemplates = [
  {
    name: 'Ask for details',
    subject: 'Your enquiry at {brand}: what we need to know',
    text: [
      'Dear {name},',
      'Thank you for writing to us. So that we can advise you well, please answer this mail with your NEET score, your category, the state of your domicile and what you can spend in a year.',
      'Kind regards,\n{author}\n{brand}',
    ].join('\n\n'),
  },
  {
    name: 'Could not reach you by phone',
    subject: 'Your enquiry at {brand}: when may we call?',
    text: [
      'Dear {name},',
      'We tried to call you about your enquiry and could not reach you. Please tell us when it suits you, or write your questions in an answer to this mail.',
      'Kind regards,\n{author}\n{brand}',
    ].join('\n\n'),
  },
]

const PLACES = ['name', 'brand', 'author'] as const

/** Templates for the counsellors' replies. */
export const EnquiryReplies: GlobalConfig = {
  slug: 'enquiry-replies',
  label: enquiryDeskMessages.replies,
  access: { read: enquiryWorkers, update: adminOnly },
  admin: {
    group: 'Site',
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
