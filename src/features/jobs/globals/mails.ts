import type { GlobalConfig } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { DEFAULT_LANGUAGE, STUDIO_LANGUAGE } from '@/lib/language'
import { vacancyDeskMessages } from '../admin/messages'
import { applicationDeskMessages } from '../applications/admin/messages'
import { applicationMessages } from '../applications/application-messages'
import { applicationMails } from '../applications/emails/messages'
import { postingDeskMessages } from '../postings/admin/messages'
import { postingMails } from '../postings/emails/messages'
import { POSTING_ANSWERS, POSTING_PLACES } from '../postings/schema'
import { STAGE_PLACES, TEAM_STAGES } from '../schema'

/** The mail that an applicant gets at each stage. */
export const ApplicationMails: GlobalConfig = {
  slug: 'application-mails',
  label: vacancyDeskMessages.tasks.mails,
  access: { read: adminOnly, update: adminOnly },
  admin: {
    group: 'Site',
    description:
      'One mail for each stage. Whoever moves an application sees it first, and can change it for that once.',
  },
  fields: TEAM_STAGES.map((stage) => ({
    name: stage,
    label: applicationMessages(STUDIO_LANGUAGE).stages[stage],
    type: 'group',
    admin: { description: applicationDeskMessages.stageMail },
    fields: templateFields(STAGE_PLACES, applicationMails(DEFAULT_LANGUAGE).moved.template(stage)),
  })),
}

/** The mails that answer a hospital's posting. */
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
