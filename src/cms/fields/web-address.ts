import type { TextFieldSingleValidation } from 'payload'

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
  /^\/(?!\/)/.test(value) ||
  isHttpAddress(value) ||
  'Give a page of this site such as /admission, or a full web address.'
