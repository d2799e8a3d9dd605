import type { TextFieldSingleValidation } from 'payload'
import { ownPath } from '@/lib/paths'

const isHttpAddress = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** Accepts an absolute http(s) address or nothing. */
export const webAddress: TextFieldSingleValidation = (value) =>
  !value || isHttpAddress(value) || 'Give a full web address, for example https://www.example.org'

/** Accepts a path of this site, a full web address, or nothing. */
export const linkTarget: TextFieldSingleValidation = (value) =>
  !value ||
  ownPath(value, '') !== '' ||
  isHttpAddress(value) ||
  'Give a page of this site such as /admission, or a full web address.'

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i

/** Whether a link inside a text leads to a page, a mail or a phone, and not into a script. */
export const isTextLink = (value: string): boolean =>
  ownPath(value, '') !== '' || /^#[\w-]+$/.test(value) || isHttpAddress(value) || MAIL_OR_PHONE.test(value)
