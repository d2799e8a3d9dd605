import { splitPath } from '../../language'
import { ownPath, pathsIn } from '../../paths/site-paths'
import { escapeMarkup } from '../../text/escape-markup'
import { translationsOf } from '../../text/translations'
import * as en from './rejected-body-messages.en'
import * as hi from './rejected-body-messages.hi'

const { rejectedBodyMessages } = translationsOf<typeof en>({ en, hi })

/** Why a body or a form was rejected. */
export type BodyError = Exclude<keyof typeof en.rejectedBodyMessages, 'back'>

/** The reason in one line for API clients, which get English. */
export const rejectedBodyLabel = (reason: BodyError): string => `${rejectedBodyMessages('en')[reason].title}.`

/** Headers of the page below. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

/**
 * A whole page instead of a broken connection, with a link back to the form.
 * @param referer URL of the page with the form, as the browser sends it; only a path of ours is used
 */
export function rejectedBodyPage(reason: BodyError, referer = ''): string {
  const from = URL.canParse(referer) ? new URL(referer) : null
  const { language } = splitPath(from?.pathname ?? '')
  const { back: backLabel, [reason]: text } = rejectedBodyMessages(language)
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', pathsIn(language).home())
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escapeMarkup(back)}">${backLabel}</a></p></body></html>`
}
