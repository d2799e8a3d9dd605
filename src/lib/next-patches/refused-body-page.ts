import { ownPath, pathsIn } from '../addresses/paths'
import { splitPath } from '../addresses/split-path'
import { translations } from '../text/translations'
import * as en from './refused-body-texts.en'

const refusedBodyTexts = translations<typeof en.refusedBodyTexts>({ en: en.refusedBodyTexts })

/** Why a body was not taken. */
export type BodyRefusal = Exclude<keyof typeof en.refusedBodyTexts, 'back'>

/** The same in one line, for programs, which are answered in English. */
export const refusedBodyWords = (reason: BodyRefusal): string => `${refusedBodyTexts('en')[reason].title}.`

/**
 * A whole page instead of a connection that breaks, with the way back to the form.
 * @param referer the address of the page that held the form, as the browser says; only a path of ours is used
 */
export function refusedBodyPage(reason: BodyRefusal, referer = ''): string {
  const from = URL.canParse(referer) ? new URL(referer) : null
  const { language } = splitPath(from?.pathname ?? '')
  const { back: wayBack, [reason]: text } = refusedBodyTexts(language)
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', pathsIn(language).home())
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escaped(back)}">${wayBack}</a></p></body></html>`
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
