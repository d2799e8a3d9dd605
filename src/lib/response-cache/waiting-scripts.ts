import { createHash } from 'node:crypto'
import { FLASH_COOKIE } from '../request/flash'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/** How long a submit button waits for the scripts; then the form is submitted without them. */
const LONGEST_HOLD_MILLISECONDS = 3000

/** A page whose data are gone is reloaded, unless it has just been: it would reload forever. */
const SOONEST_RELOAD_MILLISECONDS = 5000

/**
 * Inline script of a page whose React scripts are deferred. It loads them on a key press, on use of a field, and on a
 * press of a button that only they handle or that they handle better (`data-waits-for-script`): the press is kept and
 * repeated once React has hydrated and is idle, because another part of the page may handle it. It loads them at once
 * if the browser knows the visitor, an element has `data-wants-script`, or an image fails to load and needs its
 * fallback. Links and buttons that submit, unfold or open a popover need no script, so it does not interfere: loading
 * would delay them on a slow phone. A submit button shows as busy at once, and a list whose filter changes as outdated.
 * React marks its controls before it listens to them, so the page itself tells when it is hydrated (`data-alive`,
 * panel-closer.tsx).
 */
const WAKE = `(() => {
  const made = (name, more) => Object.assign(document.createElement(name), more);
  const { of } = document.currentScript.dataset;
  let isAsked = false;
  let isFailed = false;
  let isTyped = false;
  const load = async () => {
    if (isAsked) return;
    isAsked = true;
    const files = document.querySelectorAll('script[data-src]');
    for (const { dataset } of files) document.head.append(made('link', { rel: 'preload', as: 'script', href: dataset.src }));
    try {
      const answer = await fetch(of);
      if (answer.status === 404 && !isTyped && performance.now() > ${SOONEST_RELOAD_MILLISECONDS}) return location.reload();
      self.__next_f = await answer.json();
      for (const file of files) file.replaceWith(made('script', { src: file.dataset.src, async: true }));
    } catch {
      isFailed = true;
      isAsked = false;
    } };
  const begin = () => document.readyState === 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  const afterDrawing = () => requestAnimationFrame(() => setTimeout(begin));
  const isKnown = () => { try { return /(^|; )(${SIGNED_IN_COOKIE}|${FLASH_COOKIE})=/.test(document.cookie) || localStorage.length > 0 } catch { return false } };
  if (isKnown()) begin();
  addEventListener('load', () => document.querySelector('[data-wants-script]') && begin());
  addEventListener('error', ({ target }) => target.localName === 'img' && begin(), true);
  for (const name of ['input', 'change']) addEventListener(name, () => { isTyped = true }, { once: true, capture: true });
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
    isFailed = false;
    const press = () => { control.ariaBusy = null; passed = control; control.click(); passed = null };
    const last = control.type === 'submit' && Date.now() + ${LONGEST_HOLD_MILLISECONDS};
    const again = () => isFailed ? press() : isAlive(control) ? whenIdle(press) : last && Date.now() > last ? press() : control.isConnected && setTimeout(again, 50);
    again();
  }, true);
  addEventListener('submit', ({ submitter }) => {
    if (!submitter || isTaken()) return;
    submitter.ariaBusy = 'true';
    setTimeout(() => { submitter.ariaBusy = null }, ${LONGEST_HOLD_MILLISECONDS});
  });
  addEventListener('change', ({ target: { form, localName } }) => localName === 'select' && !isTaken() && form?.toggleAttribute('data-pending', true));
})()`

/** As Next writes them: the script files of a page, their preload links, and the page's data for React. */
const FILE = /<script src="(\/_next\/[^"]+)" async="">/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
// The pushed value is JSON, in which no tag can end.
const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs

/** A page with deferred scripts, and separately its data for React: half of its bytes, of no use to a reader. */
export interface WaitingPage {
  html: Buffer
  /** What Next pushes, as a JSON list. */
  data: Buffer
  /** Of the data; changes with the page. */
  digest: string
}

/** URL of a page's data. It names the page for processes that have not rendered it. */
const dataHref = (digest: string, pagePath: string): string =>
  `${DATA_PATH}${digest}?${new URLSearchParams({ of: pagePath })}`

const DATA_PATH = '/page-data/'
const DIGEST = /^[\w-]{27}$/

/** Parses a request URL for a page's data; null for any other URL. */
export function requestedData(url: string): { digest: string; of: string } | null {
  if (!url.startsWith(DATA_PATH)) return null
  const [digest = '', query] = url.slice(DATA_PATH.length).split('?')
  return DIGEST.test(digest) ? { digest, of: new URLSearchParams(query).get('of') ?? '' } : null
}

/**
 * Defers a page's scripts until the visitor does more than read; the rest of it stays unchanged. Its data are named by
 * their digest: with those of a newer page, React would discard what was typed.
 */
export function withWaitingScripts(page: Buffer, pagePath: string): WaitingPage {
  const pushed: string[] = []
  // All that is looked for is ASCII, so each byte is read as one character: decoding UTF-8 takes ten times as long.
  const bare = page.toString('latin1').replace(DATA, (_, part: string) => {
    pushed.push(part)
    return ''
  })
  const data = Buffer.from(`[${pushed.join(',')}]`, 'latin1')
  const digest = createHash('sha1').update(data).digest('base64url')
  const of = dataHref(digest, pagePath).replaceAll('&', '&amp;')
  const html = bare
    .replace(PRELOAD, '')
    .replace(FILE, '<script type="text/plain" data-src="$1">')
    .replace('</head>', () => `<script data-of="${of}">${WAKE.replace(/\n\s*/g, '')}</script></head>`)
  return { data, digest, html: Buffer.from(html, 'latin1') }
}
