import { defineConfig, devices } from '@playwright/test'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
// Chromium's sandbox needs an ordinary user.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

// `npm run e2e` builds, seeds and serves the site and sets these; the tests never start anything themselves.
const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

const LONG = /@long/

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // What `npm run test:long` looks at on every screen, `npm test` looks at on a few.
  ...(process.env.TEST_LONG ? { grep: LONG } : { grepInvert: LONG }),
  outputDir: 'test-results',
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // What passes only the second time is a fault of the test or of the site, to be mended.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // These end what hangs, and nothing else: a busy machine takes ten times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace slows every test: CI does without it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...quiet, ...asRoot],
    },
  },
  projects: [{ name: 'chromium' }],
})
