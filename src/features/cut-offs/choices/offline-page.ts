import type { Language } from '@/lib/language'
import { escapeMarkup } from '@/lib/text/escape-markup'

/** A part of an offline page: a heading, and its lines. */
export interface OfflinePart {
  title: string
  isNumbered?: boolean
  entries: readonly {
    head: string
    lines: readonly (string | null | false | undefined)[]
  }[]
}

export interface OfflinePage {
  language: Language
  title: string
  lead: readonly string[]
  parts: readonly OfflinePart[]
  /** The link to the current version. */
  online: { text: string; url: string }
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.15rem;border-bottom:2px solid;margin:2rem 0 0;padding-bottom:.25rem}
h3{font-size:1rem;margin:0}ol,ul{margin:0;padding:0;list-style:none}ol{counter-reset:choice}
ol>li{counter-increment:choice;padding-inline-start:2.5rem;position:relative}
ol>li::before{content:counter(choice);position:absolute;inset-inline-start:0;font-weight:600}
li{border-top:1px solid #8886;padding-block:.6rem}li:first-child{border-top:0}p{margin:0}li p{font-size:.9rem}`

const paragraphs = (lines: OfflinePart['entries'][number]['lines']) =>
  lines.map((line) => (line ? `<p>${escapeMarkup(line)}</p>` : '')).join('')

/** A page in one file, without script, images or anything to fetch. */
export function offlinePage({ language, title, lead, parts, online }: OfflinePage): string {
  const body = parts
    .filter(({ entries }) => entries.length > 0)
    .map((part) => {
      const list = part.isNumbered ? 'ol' : 'ul'
      const entries = part.entries.map(
        ({ head, lines }) => `<li><h3>${escapeMarkup(head)}</h3>${paragraphs(lines)}</li>`,
      )
      return `<h2>${escapeMarkup(part.title)}</h2><${list}>${entries.join('')}</${list}>`
    })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}</h1>${paragraphs(lead)}
${body.join('\n')}
<h2><a href="${escapeMarkup(online.url)}">${escapeMarkup(online.text)}</a></h2></body></html>
`
}
