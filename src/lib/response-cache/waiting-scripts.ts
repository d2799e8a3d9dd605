import { FLASH_COOKIE } from '../request/flash'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/** How long a button that sends a form is held back for the scripts: then the form goes as it would without them. */
const LONGEST_HOLD_MILLISECONDS = 3000

/**
 * What a page runs while React's scripts wait. It loads them at a key, in a field that is used, at a button that only
 * they answer or that they answer better (`data-waits-for-script`): its press is kept and made again once React has
 * taken over and is idle, because what answers may be another part of the page. It loads them at once where the browser
 * knows the visitor, a part of the page says `data-wants-script`, or a picture is not there and wants its stand-in.
 * Links and buttons that send, unfold or open a popover need no script: there it stays out of their way, since loading
 * it would hold them up on a slow phone; a button that sends looks pressed at once, and a list whose filter changes looks
 * old. React names its controls before it listens to them, so that the page itself says when it has come alive
 * (`data-alive`, panel-closer.tsx).
 */
const WAKE = `(() => {
  const made = (name, more) => Object.assign(document.createElement(name), more);
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    for (const part of document.querySelectorAll('script[type="text/plain"]')) {
      const { src } = part.dataset;
      part.replaceWith(made('script', src ? { src, async: true } : { text: part.text }));
    } };
  const begin = () => document.readyState === 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  const afterDrawing = () => requestAnimationFrame(() => setTimeout(begin));
  const isKnown = () => { try { return /(^|; )(${SIGNED_IN_COOKIE}|${FLASH_COOKIE})=/.test(document.cookie) || localStorage.length > 0 } catch { return false } };
  if (isKnown()) begin();
  addEventListener('load', () => document.querySelector('[data-wants-script]') && begin());
  addEventListener('error', ({ target }) => target.localName === 'img' && begin(), true);
  for (const name of ['keydown', 'input', 'change']) addEventListener(name, afterDrawing, { once: true, capture: true });
  addEventListener('focusin', ({ target }) => target.matches?.('input, select, textarea') && afterDrawing());
  const whenIdle = self.requestIdleCallback ?? ((act) => setTimeout(act, 300));
  const isTaken = () => document.documentElement.dataset.alive;
  const isAlive = (control) => isTaken() && Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  let passed;
  addEventListener('click', (event) => {
    const control = event.target.closest?.('button[type=button]:not([popovertarget]), [data-waits-for-script]');
    if (!control || control === passed || isAlive(control)) return;
    afterDrawing();
    if (control.command === 'show-modal' || control.command === 'close') return;
    event.preventDefault(); event.stopImmediatePropagation();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';
    const press = () => { control.ariaBusy = null; passed = control; control.click(); passed = null };
    const last = control.type === 'submit' && Date.now() + ${LONGEST_HOLD_MILLISECONDS};
    const again = () => isAlive(control) ? whenIdle(press) : last && Date.now() > last ? press() : control.isConnected && setTimeout(again, 50);
    again();
  }, true);
  addEventListener('submit', ({ submitter }) => {
    if (!submitter || isTaken()) return;
    submitter.ariaBusy = 'true';
    setTimeout(() => { submitter.ariaBusy = null }, ${LONGEST_HOLD_MILLISECONDS});
  });
  addEventListener('change', ({ target: { form, localName } }) => localName === 'select' && !isTaken() && form?.toggleAttribute('data-pending', true));
})()`

/** Written by Next: the files of a page's scripts, what has a browser fetch one of them early, and the page's data for React. */
const FILE = /<script src="(\/_next\/[^"]+)" async="">/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const DATA = /<script>(?=\(?self\.__next_f)/g

/**
 * A page whose scripts wait until somebody wants more than to read; all else of it stays as it is. Its data for React
 * wait in the page itself: fetched later they could be those of a newer page, and React would throw away what was typed.
 */
export const withWaitingScripts = (html: string): string =>
  html
    .replace(PRELOAD, '')
    .replace(DATA, '<script type="text/plain">')
    .replace(FILE, '<script type="text/plain" data-src="$1">')
    .replace('</head>', () => `<script>${WAKE.replace(/\n\s*/g, '')}</script></head>`)
