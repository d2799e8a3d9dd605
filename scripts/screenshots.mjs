import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { SCREENS } from './lib/site/screens.mjs'
import { findChromium } from './lib/tests/chromium.mjs'

const WIDTHS = [360, 768, 1280]
const THEMES = ['light', 'dark']
const TALLEST = 6000

function readArguments() {
  const options = {}
  for (const argument of process.argv.slice(2)) {
    const [, name, value] = /^--([a-z]+)=(.*)$/.exec(argument) ?? []
    if (!name)
      throw new PlainProblem(
        `${argument} is not known. Use --url= --out= [--only= --widths= --themes=] or --before= --after=.`,
      )
    options[name] = value
  }
  return options
}

async function signedIn(browser, url) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!email || !password) return undefined
  const context = await browser.newContext()
  const answer = await context.request.post(`${url}/api/users/login`, {
    data: { email, password },
    headers: { origin: url },
  })
  if (!answer.ok()) throw new PlainProblem(`Signing in as ${email} was answered with ${answer.status()}.`)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Fills `{collection.field}` in a path; null if there is no such record. */
async function filledAddress(context, url, address) {
  const [whole, collection, field] = /\{([\w-]+)\.(\w+)\}/.exec(address) ?? []
  if (!whole) return url + address
  const answer = await context.request.get(`${url}/api/${collection}?limit=1&sort=createdAt&depth=0`, {
    headers: { origin: url },
  })
  const value = answer.ok() ? (await answer.json()).docs[0]?.[field] : undefined
  return value ? url + address.replace(whole, value) : null
}

/** Takes a full-page screenshot, up to TALLEST. */
async function takeScreen(context, url, file, [name, address, who, act]) {
  const filled = await filledAddress(context, url, address)
  if (!filled) return say(`${name} is left out: there is no such record`)
  const page = await context.newPage()
  await page.goto(filled, { waitUntil: 'load' })
  // The studio keeps rendering in the browser after it has loaded.
  await page.waitForTimeout(who ? 1500 : 400)
  try {
    await act?.(page)
    if (act) await page.waitForTimeout(500)
  } catch (error) {
    say(`${name}: ${error.message.split('\n')[0]}`)
  }
  const { width } = page.viewportSize()
  const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
  await page.screenshot({ path: file, clip: { x: 0, y: 0, width, height }, fullPage: true })
}

/**
 * Takes screenshots into `out`, one file each, named screen-width-theme.png: all at every width and theme, or those
 * that `only` names (`studio*` matches by prefix).
 */
async function takeScreens({ url, out, only, widths = WIDTHS.join(), themes = THEMES.join(), groups }) {
  fs.mkdirSync(out, { recursive: true })
  const executablePath = await findChromium(groups)
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  const wanted = only?.split(',')
  try {
    const storageState = await signedIn(browser, url)
    for (const colorScheme of themes.split(',')) {
      for (const width of widths.split(',').map(Number)) {
        for (const screen of SCREENS) {
          const [name, , who] = screen
          if (
            wanted &&
            !wanted.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))
          ) {
            continue
          }
          if (who && !storageState) continue
          const context = await browser.newContext({
            viewport: { width, height: width < 500 ? 780 : 800 },
            colorScheme,
            reducedMotion: 'reduce',
            locale: 'en-IN',
            timezoneId: 'Asia/Kolkata',
            storageState: who ? storageState : undefined,
          })
          await takeScreen(context, url, path.join(out, `${name}-${width}-${colorScheme}.png`), screen)
          await context.close()
        }
        say(`${colorScheme} ${width} px done`)
      }
    }
  } finally {
    await browser.close()
  }
}

/**
 * Compares two folders of screenshots and writes those that differ, marked, to `<after>/differences`, most different
 * first.
 */
async function compareScreens({ before, after }) {
  const differences = path.join(after, 'differences')
  fs.rmSync(differences, { recursive: true, force: true })
  fs.mkdirSync(differences, { recursive: true })
  const rows = []
  for (const file of fs.readdirSync(before).filter((name) => name.endsWith('.png'))) {
    if (!fs.existsSync(path.join(after, file))) {
      rows.push({ file, percent: 100, note: 'missing' })
      continue
    }
    const [old, fresh] = await Promise.all([before, after].map((folder) => sharp(path.join(folder, file)).metadata()))
    const height = Math.min(old.height, fresh.height)
    const [one, two] = await Promise.all(
      [before, after].map((folder) =>
        sharp(path.join(folder, file))
          .extract({ left: 0, top: 0, width: old.width, height })
          .ensureAlpha()
          .raw()
          .toBuffer(),
      ),
    )
    const marked = Buffer.alloc(one.length)
    const count = pixelmatch(one, two, marked, old.width, height, { threshold: 0.1 })
    const percent = (100 * count) / (old.width * height)
    const note = old.height === fresh.height ? '' : `height ${old.height} to ${fresh.height}`
    if (count === 0 && !note) continue
    rows.push({ file, percent, note })
    await sharp(marked, { raw: { width: old.width, height, channels: 4 } })
      .png()
      .toFile(path.join(differences, file))
  }
  rows.sort((a, b) => b.percent - a.percent)
  for (const { file, percent, note } of rows) say(`${percent.toFixed(2).padStart(7)} %  ${file}  ${note}`)
  say(`${rows.length} screens differ.`)
}

await runCommand(async ({ groups }) => {
  const options = readArguments()
  if (options.before && options.after) return compareScreens(options)
  if (!options.url || !options.out) throw new PlainProblem('Say --url= and --out=, or --before= and --after=.')
  await takeScreens({ ...options, groups })
})
