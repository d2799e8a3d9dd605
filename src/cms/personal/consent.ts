import type { Field, PayloadRequest } from 'payload'
import { heldByServer, withHelp } from '../fields/common-fields'

/**
 * The policy linked by every form with personal data. Its versions are kept, so that every text consented to can be
 * shown.
 */
const POLICY = 'privacy'

export interface Consent {
  /** Time of consent, ISO. */
  consentedAt: string
  /** The accepted text: the policy, and the time of its edition. */
  consentVersion: string
}

/** A consent given now, to the current policy. */
export async function consentNow(req: PayloadRequest): Promise<Consent> {
  // No full authority needed: the policy is public.
  const { updatedAt } = await req.payload.findGlobal({ slug: POLICY, depth: 0, overrideAccess: false, req })
  return { consentedAt: new Date().toISOString(), consentVersion: `${POLICY} ${updatedAt ?? 'without text'}` }
}

export const consentFields: Field[] = withHelp(
  {
    consentedAt: ['Agreed on', 'When the person agreed to the privacy policy.'],
    consentVersion: ['Agreed to', 'Which edition of the policy that was; its versions hold the text.'],
  },
  [
    { name: 'consentedAt', type: 'date', ...heldByServer, admin: { readOnly: true } },
    { name: 'consentVersion', type: 'text', ...heldByServer, admin: { readOnly: true } },
  ],
)
