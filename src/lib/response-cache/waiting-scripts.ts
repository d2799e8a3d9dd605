import { createHash } from 'node:crypto'
import { FLASH_COOKIE } from '../request/flash'
import { SIGNED_IN_COOKIE } from '../request/signed-in'

/** How long a button that sends a form is held back for the scripts: then the form goes as it would without them. */
const LONGEST_HOLD_MILLISECONDS = 3000

/** A page whose data are gone is fetched anew, but never one that has just been: it would go on for ever. */
const SOONEST_RELOAD_MILLISECONDS = 5000

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

/** Written by Next: the files of a page's scripts, what has a browser fetch one of them early, and the page's data for React. */
const FILE = /<script src="(\/_next\/[^"]+)" async="">/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
// What is pushed is JSON in which no tag can end.
const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs

/** A page whose scripts wait, and apart from it its data for React: half of its bytes, which who reads has no use for. */
export interface WaitingPage {
  html: string
  /** A list of what Next pushes, as JSON. */
  data: string
  /** Of the data: a page that has changed since has others. */
  digest: string
}

/** Where the data of a page are asked for. The page is named for a process that has not rendered it. */
const dataHref = (digest: string, pagePath: string): string =>
  `${DATA_PATH}${digest}?${new URLSearchParams({ of: pagePath })}`

const DATA_PATH = '/page-data/'
const DIGEST = /^[\w-]{27}$/

/** What a request for the data of a page asks for; null where it asks for something else. */
export function askedData(url: string): { digest: string; of: string } | null {
  if (!url.startsWith(DATA_PATH)) return null
  const [digest = '', query] = url.slice(DATA_PATH.length).split('?')
  return DIGEST.test(digest) ? { digest, of: new URLSearchParams(query).get('of') ?? '' } : null
}

/**
 * A page whose scripts wait until somebody wants more than to read; all else of it stays as it is. Its data are named by
 * their digest: those of a newer page would have React throw away what was typed.
 */
export function withWaitingScripts(html: string, pagePath: string): WaitingPage {
  const pushed: string[] = []
  const bare = html.replace(DATA, (_, part: string) => {
    pushed.push(part)
    return ''
  })
  const data = `[${pushed.join(',')}]`
  const digest = createHash('sha1').update(data).digest('base64url')
  const of = dataHref(digest, pagePath).replaceAll('&', '&amp;')
  return {
    data,
    digest,
    html: bare
      .replace(PRELOAD, '')
      .replace(FILE, '<script type="text/plain" data-src="$1">')
      .replace('</head>', () => `<script data-of="${of}">${WAKE.replace(/\n\s*/g, '')}</script></head>`),
  }
}
