import type { BasePayload, PayloadRequest } from 'payload'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import type { OfficeLine } from '@/lib/office-hours'

/** What enquiries and their mails need to know of the office. */
export interface Office {
  brand: string
  /** Null while the settings have none of ours. */
  phone: string | null
  lines: OfficeLine[]
}

/** The office as the site settings have it. */
export async function officeOf(payload: BasePayload, req?: PayloadRequest): Promise<Office> {
  // Full authority: the settings are public, and tasks have no user.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return {
    brand: settings.brand,
    phone: settings.phone && settings.phone !== PLACEHOLDER_PHONE ? settings.phone : null,
    lines: (settings.officeHours ?? []).map(({ days, hours }) => ({ days, hours })),
  }
}
