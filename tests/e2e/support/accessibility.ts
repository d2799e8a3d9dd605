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

/**
 * What axe finds wrong with a page at rest.
 * @param narrowed limits what is looked at: `(axe) => axe.include('.desk')`
 */
export async function violationsOf(page: Page, narrowed: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) {
  await settled(page)
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze()
  return violations
}
