import type http from 'node:http'
import { type Language, splitPath } from '../language'
import { pathsIn } from '../paths/site-paths'
import { decoded, type Encoding } from '../response-cache/encodings'
import { FAILED, holdFailure, isBare } from './held-failure'
import { wrapRequests } from './wrap-requests'

interface FailureMessages {
  title: string
  text: string
  /** For what was typed into a form. */
  resend: string
  home: string
}

/**
 * Says in a sentence that a page failed where Next 16.4 says nothing: its page of an error is empty without script, and a
 * page that has never been rendered fails with "Internal Server Error" for everybody.
 */
export function explainFailedPages(messagesIn: (language: Language) => FailureMessages): void {
  wrapRequests((request, response, next) => {
    // Now, because the server rewrites the URL on the way.
    const { url = '', method } = request
    if (isDocument(request)) holdFailure(response, (body) => explained({ url, method }, response, body, messagesIn))
    return next(request, response)
  })
}

const isDocument = ({ url = '', headers }: http.IncomingMessage): boolean =>
  !/^\/(api|_next|internal)\//.test(url) &&
  headers.accept?.includes('text/html') === true &&
  !headers.rsc &&
  !headers['next-action']

async function explained(
  { url, method }: { url: string; method?: string },
  response: http.ServerResponse,
  body: Buffer,
  messagesIn: (language: Language) => FailureMessages,
) {
  if (response.statusCode !== FAILED) return body
  const { language } = splitPath(url.split('?', 1)[0] ?? '')
  const { title, text, resend, home } = messagesIn(language)
  const lines = [text, ...(method === 'POST' ? [resend] : []), `<a href="${pathsIn(language).home()}">${home}</a>`]
  const words = `<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`
  if (isBare(body)) {
    response.removeHeader('Content-Encoding')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return Buffer.from(`<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">${words}</body></html>`)
  }
  const html = (await decoded(body, (response.getHeader('Content-Encoding') ?? 'identity') as Encoding)).toString()
  if (!html.includes('<html id="__next_error__">')) return body
  response.removeHeader('Content-Encoding')
  return Buffer.from(html.replace('<body>', `<body><noscript><main>${words}</main></noscript>`))
}
