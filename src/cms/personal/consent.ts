import type { Field, PayloadRequest } from 'payload'
import { heldByServer } from '../fields/common-fields'

/** The policy that every form with personal data points to. Its versions are kept, so that each text can be shown. */
const POLICY = 'privacy'

export interface Consent {
  /** When it was given, ISO. */
  consentedAt: string
  /** The text that was agreed to: which policy, and the moment of its edition. */
  consentVersion: string
}

/** A consent given now, to the policy as it stands. */
export async function consentNow(req: PayloadRequest): Promise<Consent> {
  // Full authority is not needed: every visitor reads the policy.
  const { updatedAt } = await req.payload.findGlobal({ slug: POLICY, depth: 0, overrideAccess: false, req })
  return { consentedAt: new Date().toISOString(), consentVersion: `${POLICY} ${updatedAt ?? 'without text'}` }
}

/** Where a record keeps the consent that it rests on. */
export const consentFields: Field[] = [
  {
    name: 'consentedAt',
    label: 'Agreed on',
    type: 'date',
    ...heldByServer,
    admin: { readOnly: true, description: 'When the person agreed to the privacy policy.' },
  },
  {
    name: 'consentVersion',
    label: 'Agreed to',
    type: 'text',
    ...heldByServer,
    admin: { readOnly: true, description: 'Which edition of the policy that was; its versions hold the text.' },
  },
]
