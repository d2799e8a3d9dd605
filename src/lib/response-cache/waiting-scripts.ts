import { FLASH_COOKIE } from '../request/flash'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/**
 * What a page runs while React's scripts wait. It loads them at a key, in a field that is used, at a button that only
 * they answer or that they answer better (`data-waits-for-script`), whose press is kept and made again once React has
 * taken over; and at once where the browser knows the visitor, a part of the page says `data-wants-script`, or a picture
 * is not there and wants its stand-in. Links and buttons that send, unfold or open a popover need no script: there it
 * stays out of their way, since loading it would hold them up on a slow phone.
 */
const WAKE = `(() => {
  const load = () => { for (const waiting of document.querySelectorAll('script[data-src]')) {
    const script = document.createElement('script'); script.async = true; script.src = waiting.dataset.src; waiting.replaceWith(script) } };
  const begin = () => document.readyState === 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  const afterDrawing = () => requestAnimationFrame(() => setTimeout(begin));
  const isKnown = () => { try { return /(^|; )(${SIGNED_IN_COOKIE}|${FLASH_COOKIE})=/.test(document.cookie) || localStorage.length > 0 } catch { return false } };
  if (isKnown()) begin();
  addEventListener('load', () => document.querySelector('[data-wants-script]') && begin());
  addEventListener('error', ({ target }) => target.localName === 'img' && begin(), true);
  for (const name of ['keydown', 'input', 'change']) addEventListener(name, afterDrawing, { once: true, capture: true });
  addEventListener('focusin', ({ target }) => target.matches?.('input, select, textarea') && afterDrawing());
  const isAlive = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  addEventListener('click', (event) => {
    const control = event.target.closest?.('button[type=button]:not([popovertarget]), [data-waits-for-script]');
    if (!control || isAlive(control)) return;
    afterDrawing();
    if (control.command === 'show-modal' || control.command === 'close') return;
    event.preventDefault(); event.stopImmediatePropagation();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';
    const again = () => isAlive(control) ? (control.ariaBusy = null, control.click()) : control.isConnected && setTimeout(again, 50);
    again();
  }, true);
})()`

/** Written by Next: the files of a page's scripts, and what has a browser fetch one of them early. */
const SCRIPT = /<script src="(\/_next\/[^"]+)" async="">/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A page whose scripts wait until somebody wants more than to read; all else of it stays as it is. */
export const withWaitingScripts = (html: string): string =>
  html
    .replace(PRELOAD, '')
    .replace(SCRIPT, '<script type="text/plain" data-src="$1">')
    .replace('</head>', () => `<script>${WAKE.replace(/\n\s*/g, '')}</script></head>`)
