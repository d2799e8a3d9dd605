import type { PayloadRequest } from 'payload'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { isAdmissionOver, runningAdmissionYear } from '@/lib/admission-season'
import { settingsTexts } from './texts'

const texts = settingsTexts.setup

/** The made-up values that the first start fills in; real ones replace them. */
const MADE_UP = { phone: PLACEHOLDER_PHONE, email: /\.example$/i, address: 'Sector 62, Noida, Uttar Pradesh, India' }

/** Whether the name and the contact on every page are the owners' own, and the admission year that of this season. */
export async function settingsSteps(req: PayloadRequest): Promise<SetupStep[]> {
  const own = { overrideAccess: false, user: req.user, req } as const
  const [{ brand, phone, email, address, announcement }, saved] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, ...own }),
    req.payload.count({ collection: 'audit-log', where: { of: { equals: 'site-settings' } }, ...own }),
  ])
  const href = studioPaths.global('site-settings')
  return [
    { label: texts.brand, isDone: Boolean(brand) && saved.totalDocs > 0, href },
    { label: texts.phone, isDone: Boolean(phone) && phone !== MADE_UP.phone, href },
    { label: texts.email, isDone: Boolean(email) && !MADE_UP.email.test(email ?? ''), href },
    { label: texts.address, isDone: Boolean(address) && address !== MADE_UP.address, href },
    // Comes back every year: what was done once is undone when the season is over.
    {
      label: texts.admissionYear(runningAdmissionYear()),
      isDone: Boolean(announcement?.year) && !isAdmissionOver(announcement?.year ?? 0),
      href,
    },
  ]
}
