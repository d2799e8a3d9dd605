import type { PayloadRequest } from 'payload'
import { asPerson } from '@/cms/access/access'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { isAdmissionOver, runningAdmissionYear } from '@/lib/calendar/admission-season'
import { env } from '@/lib/env'
import { isOwnContact, isRealMailbox } from '../placeholder-contact'
import { settingsMessages } from './messages'

const messages = settingsMessages.setup

/** Brand of the first start, to be replaced. */
const MADE_UP_BRAND = 'VaidyaPath'

/** Setup steps: own name and contact details, and this season's admission year. */
export async function settingsSteps(req: PayloadRequest): Promise<SetupStep[]> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', ...asPerson(req) })
  const { brand } = settings
  const href = studioPaths.global('site-settings')
  return [
    { label: messages.brand, isDone: Boolean(brand?.trim()) && brand?.trim() !== MADE_UP_BRAND, href },
    { label: messages.phone, isDone: isOwnContact(settings, 'phone'), href },
    { label: messages.email, isDone: isOwnContact(settings, 'email'), href },
    { label: messages.teamInbox, isDone: isRealMailbox(settings.teamInbox || env.TEAM_INBOX), href },
    { label: messages.address, isDone: isOwnContact(settings, 'address'), href },
    // Recurs yearly: due again when the season is over.
    {
      label: messages.admissionYear(runningAdmissionYear()),
      isDone: Boolean(settings.announcement?.year) && !isAdmissionOver(settings.announcement?.year ?? 0),
      href,
    },
  ]
}
