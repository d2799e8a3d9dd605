import type { CollectionBeforeValidateHook, Field } from 'payload'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { adminField } from '../../access/access'
import { checkEmail } from '../../fields/checks/checks'
import { heldByServer } from '../../fields/common-fields'
import { guardianErrorMessages } from './guardian-messages'
import { hasAgreed } from './guardian-queries'

/**
 * Who is filling in a form. No date of birth is asked for: India's Digital Personal Data Protection Act, 2023 (section
 * 9) requires a parent's verifiable consent under 18, not the date.
 */
export const WRITERS = ['adult', 'parent', 'minor'] as const

type Minor = Pick<User, 'writesAs' | 'guardianAgreedAt'>

/** Whether an account still waits for a parent's consent before anything is stored or mailed. */
export const waitsForGuardian = (user: Minor | null | undefined): boolean =>
  user?.writesAs === 'minor' && !user.guardianAgreedAt

/**
 * Rejects requests of an account without a parent's consent.
 * @throws APIError 403
 */
export function requireGuardian(user: Minor | null | undefined): void {
  if (waitsForGuardian(user)) throw apiError(guardianErrorMessages(STUDIO_LANGUAGE), 'guardian-waits', 403)
}

/** The same for rows a person writes, over any route. */
export const requireGuardianHook: CollectionBeforeValidateHook = async ({ data, req }) => {
  const { user } = req
  requireGuardian(user)
  if (user?.writesAs === 'minor' && !(await hasAgreed(req, user.id))) {
    requireGuardian({ writesAs: 'minor', guardianAgreedAt: null })
  }
  return data
}

/** Consent fields of an account. Written by the account's forms and the parent's link. */
export const guardianFields: Field[] = [
  {
    name: 'writesAs',
    label: 'Age',
    type: 'select',
    options: [
      { value: 'adult', label: '18 or older' },
      { value: 'parent', label: 'Parent or guardian' },
      { value: 'minor', label: 'Under 18' },
    ],
    access: { create: adminField, update: adminField },
  },
  {
    name: 'guardianEmail',
    label: 'Email of a parent',
    type: 'email',
    validate: checkEmail,
    access: { create: adminField, update: adminField },
    admin: { condition: (data) => data.writesAs === 'minor' },
  },
  {
    name: 'guardianAgreedAt',
    label: 'Parent agreed on',
    type: 'date',
    ...heldByServer,
    admin: { readOnly: true, condition: (data) => data.writesAs === 'minor' },
  },
]
