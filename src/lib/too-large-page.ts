import { ownPath, paths } from './paths'

/** More than a form with a file of 20 MB sends; what is larger is not read at all. In bytes, as in next.config.mjs. */
export const MOST_BODY_BYTES = 24 * 1024 * 1024

const text = {
  title: 'This file is too large',
  sentence:
    'What was sent is far above the limit of 5 MB for a file, so nothing of it was kept. Choose a smaller file.',
  back: 'Back to the form',
}

/** Whether a form brings more than any action reads. */
export const isTooLarge = (request: Request): boolean =>
  Number(request.headers.get('content-length') ?? 0) > MOST_BODY_BYTES

/** A plain page instead of a connection that breaks, with the way back to the form. */
export function tooLargePage(request: Request): Response {
  const referer = request.headers.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : null
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', paths.home())
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escaped(back)}">${text.back}</a></p></body></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page, { status: 413, headers })
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
