import { linkProblem } from './checks/problems'

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i

/** Whether a link inside a text leads to a page, a mail or a phone, and not into a script. */
export const isTextLink = (value: string): boolean =>
  linkProblem(value) === null || /^#[\w-]+$/.test(value) || MAIL_OR_PHONE.test(value)
