import { linkProblem } from './checks/problems'

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i

/** Whether a rich text link is a page, mail or phone link, and not a script. */
export const isTextLink = (value: string): boolean =>
  linkProblem(value) === null || /^#[\w-]+$/.test(value) || MAIL_OR_PHONE.test(value)
