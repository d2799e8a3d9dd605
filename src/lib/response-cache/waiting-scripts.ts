import { createHash } from 'node:crypto'
import { FLASH_COOKIE } from '../request/flash'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/**
 * What a page runs while React's scripts wait. It loads them at a key, in a field that is used, at a button that only
 * they answer or that they answer better (`data-waits-for-script`): its press is kept and made again once React has
 * taken over and is idle, because what answers may be another part of the page. It loads them at once where the browser
 * knows the visitor, a part of the page says `data-wants-script`, or a picture is not there and wants its stand-in.
 * Links and buttons that send, unfold or open a popover need no script: there it stays out of their way, since loading
 * it would hold them up on a slow phone.
 */
const WAKE = `(() => {
  const made = (name, more) => Object.assign(document.createElement(name), more);
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    const files = document.querySelectorAll('script[data-src]');
    for (const { dataset } of files) document.head.append(made('link', { rel: 'preload', as: 'script', href: dataset.src }));
    document.head.append(made('script', {
      src: document.querySelector('[data-of-page]').dataset.ofPage, async: true,
      onload: () => files.forEach((file) => file.replaceWith(made('script', { src: file.dataset.src, async: true }))),
      onerror: () => { isAsked = false } })) };
  const begin = () => document.readyState === 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  const afterDrawing = () => requestAnimationFrame(() => setTimeout(begin));
  const isKnown = () => { try { return /(^|; )(${SIGNED_IN_COOKIE}|${FLASH_COOKIE})=/.test(document.cookie) || localStorage.length > 0 } catch { return false } };
  if (isKnown()) begin();
  addEventListener('load', () => document.querySelector('[data-wants-script]') && begin());
  addEventListener('error', ({ target }) => target.localName === 'img' && begin(), true);
  for (const name of ['keydown', 'input', 'change']) addEventListener(name, afterDrawing, { once: true, capture: true });
  addEventListener('focusin', ({ target }) => target.matches?.('input, select, textarea') && afterDrawing());
  const whenIdle = self.requestIdleCallback ?? ((act) => setTimeout(act, 300));
  const isAlive = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  addEventListener('click', (event) => {
    const control = event.target.closest?.('button[type=button]:not([popovertarget]), [data-waits-for-script]');
    if (!control || isAlive(control)) return;
    afterDrawing();
    if (control.command === 'show-modal' || control.command === 'close') return;
    event.preventDefault(); event.stopImmediatePropagation();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';
    const press = () => { control.ariaBusy = null; control.click() };
    const again = () => isAlive(control) ? whenIdle(press) : control.isConnected && setTimeout(again, 50);
    again();
  }, true);
})()`

/** Written by Next: the files of a page's scripts, what has a browser fetch one of them early, and the page's data for React. */
const FILE = /<script src="(\/_next\/[^"]+)" async="">/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const DATA = /<script>(\(?self\.__next_f[^<]*)<\/script>/g

/** Ends the address at which the data of a page stand by themselves. */
const DATA_MARK = /[?&]page-data=[\w-]*$/

const dataAddress = (pagePath: string, version: string): string =>
  `${pagePath}${pagePath.includes('?') ? '&' : '?'}page-data=${version}`

/** The address of the page whose data are asked for; null where a page is. */
export const pageOfData = (url = ''): string | null => (DATA_MARK.test(url) ? url.replace(DATA_MARK, '') : null)

/**
 * A page whose scripts wait until somebody wants more than to read; all else of it stays as it is.
 * @returns the page, and its data for React, which is half of it and waits at an address of its own
 */
export function withWaitingScripts(html: string, pagePath: string): { page: string; data: string } {
  const data = Array.from(html.matchAll(DATA), ([, part]) => part).join(';')
  const version = createHash('sha1').update(data).digest('base64url')
  const address = dataAddress(pagePath, version).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const page = html
    .replace(PRELOAD, '')
    .replace(DATA, '')
    .replace(FILE, '<script type="text/plain" data-src="$1">')
    .replace('</head>', () => `<script data-of-page="${address}">${WAKE.replace(/\n\s*/g, '')}</script></head>`)
  return { page, data }
}
