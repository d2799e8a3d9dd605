import type { GlobalConfig } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { templateFields } from '@/cms/mail/templates/template-fields'
import { DEFAULT_LANGUAGE, STUDIO_LANGUAGE } from '@/lib/text/language'
import { vacancyDeskTexts } from '../admin/texts'
import { applicationDeskTexts } from '../applications/admin/texts'
import { applicationTexts } from '../applications/application-texts'
import { STAGE_PLACES } from '../applications/emails/stage-places'
import { applicationMails } from '../applications/emails/texts'
import { TEAM_STAGES } from '../schema'

/** The mail that an applicant gets at each stage. */
export const ApplicationMails: GlobalConfig = {
  slug: 'application-mails',
  label: vacancyDeskTexts.tasks.mails,
  access: { read: adminOnly, update: adminOnly },
  admin: {
    group: 'Site',
    hidden: hiddenUnless(isAdmin),
    description:
      'One mail for each stage. Whoever moves an application sees it first, and can change it for that once.',
  },
  fields: TEAM_STAGES.map((stage) => ({
    name: stage,
    label: applicationTexts(STUDIO_LANGUAGE).stages[stage],
    type: 'group',
    admin: { description: applicationDeskTexts.stageMail },
    fields: templateFields(STAGE_PLACES, applicationMails(DEFAULT_LANGUAGE).moved.template(stage)),
  })),
}
