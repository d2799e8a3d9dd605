import type { Browser, BrowserContext, Page, WorkerInfo } from '@playwright/test'
import { signInNew } from './people'
import { test as base } from './test'

type Use<Given> = (given: Given) => Promise<void>

async function withContext(browser: Browser, { project }: WorkerInfo, role: string, use: Use<BrowserContext>) {
  const { baseURL, viewport, locale, timezoneId } = project.use
  const context = await browser.newContext({ baseURL, viewport, locale, timezoneId })
  await signInNew(context, role)
  await use(context)
  await context.close()
}

async function withPage(context: BrowserContext, use: Use<Page>) {
  const page = await context.newPage()
  await use(page)
  await page.close()
}

/**
 * The tests' own `test` with pages of an administrator and of an editor, whose browser contexts serve all tests of a
 * worker: a new context fetches and compiles the studio's scripts anew. Tests that sign out, or are about a person, sign
 * somebody of their own in.
 */
export const test = base.extend<
  { adminPage: Page; editorPage: Page },
  { adminContext: BrowserContext; editorContext: BrowserContext }
>({
  adminContext: [({ browser }, use, worker) => withContext(browser, worker, 'admin', use), { scope: 'worker' }],
  editorContext: [({ browser }, use, worker) => withContext(browser, worker, 'editor', use), { scope: 'worker' }],
  adminPage: ({ adminContext }, use) => withPage(adminContext, use),
  editorPage: ({ editorContext }, use) => withPage(editorContext, use),
})
