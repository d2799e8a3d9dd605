import childProcess from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { announced, PlainProblem } from '../messages.mjs'
import { inProject } from '../project.mjs'

// Debian's headless shell first: it renders the same pages in half the time.
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const works = (file) => childProcess.spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return fs.existsSync(file) ? file : undefined
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macApplications,
  ]
  return candidates.find((file) => fs.existsSync(file) && works(file))
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's; otherwise installs one.
 * @returns the path of its executable, or undefined for Playwright's own
 * @throws {PlainProblem} that says what was looked for
 */
export async function findChromium(groups) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (works(chosen)) return chosen
    throw new PlainProblem(`CHROMIUM_PATH is ${chosen}, which does not start: correct it or leave it out.`)
  }
  const present = (await playwrightBrowser()) ?? systemBrowser()
  if (present) return present
  const download = await announced('Installing a browser for the tests', () =>
    groups.run(
      'playwright install',
      process.execPath,
      [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium-headless-shell', 'chromium'],
      { env: process.env, limitSeconds: 300 },
    ),
  )
  const downloaded = await playwrightBrowser()
  if (download.code === 0 && downloaded && works(downloaded)) return downloaded
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    await announced('Installing Debian’s Chromium', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      await groups.run('apt-get update', 'apt-get', ['update', '-q'], { env })
      for (const browser of ['chromium-headless-shell', 'chromium']) {
        const install = ['install', '-y', '-q', '--no-install-recommends', browser]
        const { code } = await groups.run('apt-get install', 'apt-get', install, { env })
        if (code === 0) break
      }
    })
    const installed = systemBrowser()
    if (installed) return installed
  }
  throw new PlainProblem(
    `No Chromium was found for the end-to-end tests (looked for CHROMIUM_PATH, Playwright's own, and ${systemNames.join(', ')} in the PATH) and none could be downloaded: install one, or set CHROMIUM_PATH to it.`,
    download.output.trim().split('\n').slice(-5).join('\n'),
  )
}
