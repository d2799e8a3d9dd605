import fs from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { STREAMED_COPY } from './test'

/**
 * Waits until nothing on the page is on its way: a list that is asked for anew is faded meanwhile, and colours that
 * change are somewhere between, so that what is measured then is true of no state. What scrolling drives is at rest.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (streamedCopy) =>
      !document.querySelector(`[data-pending], ${streamedCopy}`) &&
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    STREAMED_COPY,
  )
}

/** As it is shipped for browsers: half as long as what the package for Playwright sends into a page, each time anew. */
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page at rest. Only frames of other sites are left out, of which we show none unasked: for
 * them axe would gather its results in a window of its own each time.
 * @param narrowed limits what is looked at: `(axe) => axe.include('.desk')`
 */
export async function violationsOf(page: Page, narrowed: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) {
  await settled(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await narrowed(
    new AxeBuilder({ page, axeSource: isThere ? ';' : AXE }).setLegacyMode().options({ resultTypes: ['violations'] }),
  ).analyze()
  return violations
}

/** The rules of axe that look at colours: what the others find by day, they would find by night as well. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Draws the page that is open in the colours of a scheme, the site by what the browser asks for, the studio by its theme.
 * That a page opened by night is drawn so from the beginning, `shell.spec.ts` looks at.
 */
export async function draw(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if (dataset.theme) dataset.theme = theme
  }, colorScheme)
}

/**
 * What axe finds wrong with a page at rest by day, and with its colours by night.
 * @param narrowed as `violationsOf` takes it
 */
export async function violationsByDayAndNight(page: Page, narrowed: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) {
  await draw(page, 'light')
  const byDay = await violationsOf(page, narrowed)
  await draw(page, 'dark')
  const byNight = await violationsOf(page, (axe) => narrowed(axe).withRules(COLOUR_RULES))
  await draw(page, 'light')
  return [...byDay, ...byNight]
}
