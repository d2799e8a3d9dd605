import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { MAX_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import type { FormField } from '@/components/ui/forms/form-controls'
import type { Language } from '@/lib/language'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import { PHOTO_TYPES } from '../limits'
import { accountMessages } from '../messages'

/** The fields shared by account forms, with the autocomplete tokens of password managers. */
export function accountFields(language: Language) {
  const { inputs, profileForms } = accountMessages(language)
  const { labels, hints } = inputs
  const { optional } = profileForms
  const files = fileErrorMessages(language)
  const password = { type: 'password', reveal: { show: inputs.showPassword, hide: inputs.hidePassword } } as const
  const newPassword = { ...password, autoComplete: 'new-password', hint: hints.password } as const
  return {
    fullName: { name: 'fullName', type: 'text', label: labels.fullName, autoComplete: 'name', maxLength: 120 },
    email: { name: 'email', type: 'email', label: labels.email, autoComplete: 'username' },
    phone: { name: 'phone', type: 'tel', label: labels.phone, hint: hints.phone, optional, autoComplete: 'tel' },
    /** For a new or invited account. */
    firstPassword: { ...newPassword, name: 'password', label: labels.password },
    newPassword: { ...newPassword, name: 'newPassword', label: labels.newPassword },
    password: { ...password, name: 'password', label: labels.password, autoComplete: 'current-password' },
    /** For confirming sensitive changes. */
    currentPassword: {
      ...password,
      name: 'currentPassword',
      label: labels.currentPassword,
      autoComplete: 'current-password',
    },
    photo: {
      name: 'photo',
      type: 'file',
      label: labels.photo,
      file: {
        accept: PHOTO_TYPES.join(','),
        max: MAX_PICTURE_BYTES,
        tooLarge: files['picture-too-large'],
        again: files['file-again'],
      },
    },
  } as const satisfies Record<string, FormField>
}

/** Email of the parent who consents to the account of a minor. */
export function guardianEmailField(language: Language): FormField {
  const { labels, hints } = accountMessages(language).inputs
  return {
    name: 'guardianEmail',
    type: 'email',
    label: labels.guardianEmail,
    hint: hints.guardianEmail,
    autoComplete: 'off',
    maxLength: MAX_EMAIL_LENGTH,
  }
}

/** For password managers only. */
export const usernameField = (value: string): FormField => ({ name: 'username', type: 'username', label: '', value })
