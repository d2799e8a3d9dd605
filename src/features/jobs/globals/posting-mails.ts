import type { GlobalConfig } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { postingDeskMessages } from '../postings/admin/messages'
import { postingMails } from '../postings/emails/messages'
import { POSTING_ANSWERS, POSTING_PLACES } from '../postings/schema'

/** What a hospital is told of a vacancy that it sent in. */
export const PostingMails: GlobalConfig = {
  slug: 'posting-mails',
  label: postingDeskMessages.mails,
  access: { read: adminOnly, update: adminOnly },
  admin: {
    group: 'Site',
    description: 'One mail for each answer to a hospital. Its own link to the vacancy stands below the text.',
  },
  fields: POSTING_ANSWERS.map((answer) => ({
    name: answer === 'changes-asked' ? 'changesAsked' : answer,
    label: postingDeskMessages.states[answer],
    type: 'group',
    admin: { description: postingDeskMessages.answerMail },
    fields: templateFields(POSTING_PLACES, postingMails(DEFAULT_LANGUAGE).templates[answer]),
  })),
}
