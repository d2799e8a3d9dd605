import { test as base, expect, type Locator, type Page } from '@playwright/test'

/*
 * What streams in comes as a hidden copy at the end of the page (`<div hidden id="S:1">`) and stands twice in the
 * document until React puts it in its place, up to 300 ms later. Nobody sees that copy, while a locator finds both.
 */
export const STREAMED_COPY = '[id^="S:"][hidden]'

/** How long a form of the studio may take to come alive before it is used as it is, in milliseconds. */
const COMING_ALIVE_MILLISECONDS = 10_000

/**
 * Has a record of the studio wait, when it is opened, until React has taken over its form: what is typed before that,
 * faster than anybody types, Payload's fields replace by what was saved. The public site keeps it, and has its own tests
 * of that.
 */
function openAlive(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...asked) => {
    const answer = await goto(...asked)
    if (!new URL(page.url()).pathname.startsWith('/admin')) return answer
    const areFormsAlive = () =>
      [...document.querySelectorAll('.render-fields :is(input, textarea, select)')].every((field) =>
        Object.keys(field).some((key) => key.startsWith('__reactProps$')),
      )
    await page.waitForFunction(areFormsAlive, undefined, { timeout: COMING_ALIVE_MILLISECONDS }).catch(() => undefined)
    return answer
  }
}

/**
 * Playwright's test, whose pages, of whichever context, wait with every action and every assertion that retries until
 * what has streamed in stands in its place, and with the studio's forms until they are alive.
 */
export const test = base.extend<object, { streamed: undefined }>({
  streamed: [
    async ({ browser }, use) => {
      browser.on('context', (context) =>
        context.on('page', (page) => {
          const unfinished = page.locator(`html:has(${STREAMED_COPY})`)
          const settled = async () => {
            // Without script the copy stays where it is. The page may lead elsewhere, or be closed, meanwhile.
            const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches).catch(() => false)
            if (isScripted) await unfinished.waitFor({ state: 'hidden' }).catch(() => undefined)
          }
          page.addLocatorHandler(unfinished, settled, { noWaitAfter: true }).catch(() => undefined)
          openAlive(page)
        }),
      )
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
})

/**
 * Holds back the script of the pages that are opened from now on, so that they are there before they are alive.
 * @returns lets the script come
 */
export async function withheldScript(page: Page): Promise<() => void> {
  let letCome: (() => void) | undefined
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await allowed
    await route.continue()
  })
  return () => letCome?.()
}

/** Waits until React has taken over a part of the page that the server drew: before that a press does nothing. */
export const alive = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const isListenedTo = 'alive' in document.documentElement.dataset || location.pathname.startsWith('/admin')
        return isListenedTo && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
      }),
    )
    .toBe(true)
