import type { PayloadRequest } from 'payload'
import type { SetupStep } from '@/cms/admin/setup/setup-checklist'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { emailProblem, PLACEHOLDER_PHONE, phoneProblem } from '@/cms/fields/checks/problems'
import { isAdmissionOver, runningAdmissionYear } from '@/lib/admission-season'
import { settingsTexts } from './texts'

const texts = settingsTexts.setup

/** The made-up values that the first start fills in; real ones replace them. */
const MADE_UP = { brand: 'VaidyaPath', phone: PLACEHOLDER_PHONE, address: 'Sector 62, Noida, Uttar Pradesh, India' }

/** Domains that nobody can have (RFC 2606). */
const NOBODYS_DOMAIN = /(?:[@.]example(?:\.(?:com|net|org))?|\.(?:test|invalid|localhost))$/i

type Value = string | null | undefined
const isGiven = (value: Value, madeUp: string) => Boolean(value?.trim()) && value?.trim() !== madeUp

const isRealPhone = (phone: Value) => isGiven(phone, MADE_UP.phone) && phoneProblem(phone ?? '') === null
const isRealEmail = (email: Value) =>
  Boolean(email) && emailProblem(email ?? '') === null && !NOBODYS_DOMAIN.test(email ?? '')

/** Whether the name and the contact on every page are the owners' own, and the admission year that of this season. */
export async function settingsSteps(req: PayloadRequest): Promise<SetupStep[]> {
  const { brand, phone, email, address, announcement } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const href = studioPaths.global('site-settings')
  return [
    { label: texts.brand, isDone: isGiven(brand, MADE_UP.brand), href },
    { label: texts.phone, isDone: isRealPhone(phone), href },
    { label: texts.email, isDone: isRealEmail(email), href },
    { label: texts.address, isDone: isGiven(address, MADE_UP.address), href },
    // Comes back every year: what was done once is undone when the season is over.
    {
      label: texts.admissionYear(runningAdmissionYear()),
      isDone: Boolean(announcement?.year) && !isAdmissionOver(announcement?.year ?? 0),
      href,
    },
  ]
}
