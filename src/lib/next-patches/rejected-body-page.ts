import { ownPath, pathsIn } from '../paths/paths'
import { splitPath } from '../paths/split-path'
import { translations } from '../text/translations'
import * as en from './rejected-body-messages.en'

const rejectedBodyMessages = translations<typeof en.rejectedBodyMessages>({ en: en.rejectedBodyMessages })

/** Why a body was not taken. */
export type BodyError = Exclude<keyof typeof en.rejectedBodyMessages, 'back'>

/** The same in one line, for programs, which are answered in English. */
export const rejectedBodyLabels = (reason: BodyError): string => `${rejectedBodyMessages('en')[reason].title}.`

/**
 * A whole page instead of a connection that breaks, with the way back to the form.
 * @param referer the address of the page that held the form, as the browser says; only a path of ours is used
 */
export function rejectedBodyPage(reason: BodyError, referer = ''): string {
  const from = URL.canParse(referer) ? new URL(referer) : null
  const { language } = splitPath(from?.pathname ?? '')
  const { back: wayBack, [reason]: text } = rejectedBodyMessages(language)
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', pathsIn(language).home())
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escaped(back)}">${wayBack}</a></p></body></html>`
}

const escaped = (target: string) =>
  target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
