import type { GlobalConfig } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { DEFAULT_LANGUAGE, STUDIO_LANGUAGE } from '@/lib/language'
import { vacancyDeskMessages } from '../admin/messages'
import { applicationDeskMessages } from '../applications/admin/messages'
import { applicationMessages } from '../applications/application-messages'
import { applicationMails } from '../applications/emails/messages'
import { STAGE_PLACES } from '../applications/emails/stage-places'
import { TEAM_STAGES } from '../schema'

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
