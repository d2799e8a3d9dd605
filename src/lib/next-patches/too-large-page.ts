import { ownPath, paths } from '../addresses/paths'

const text = {
  title: 'This file is too large',
  sentence:
    'What was sent is far above the limit of 5 MB for a file, so nothing of it was kept. Choose a smaller file.',
  back: 'Back to the form',
}

/**
 * A whole page instead of a connection that breaks, with the way back to the form.
 * @param referer the address of the page that held the form, as the browser says; only a path of ours is used
 */
export function tooLargePage(referer = ''): string {
  const from = URL.canParse(referer) ? new URL(referer) : null
  const back = ownPath(from ? `${from.pathname}${from.search}` : '', paths.home())
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${text.title}</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem">
<h1>${text.title}</h1><p>${text.sentence}</p><p><a href="${escaped(back)}">${text.back}</a></p></body></html>`
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
