import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { findChromium } from './lib/tests/chromium.mjs'

/** Screens by name: [name, address, who]; `who` is nobody or the administrator of ADMIN_EMAIL and ADMIN_PASSWORD. */
const SCREENS = [
  ['home', '/'],
  ['jobs', '/jobs'],
  ['jobs-filtered', '/jobs?department=Cardiology'],
  ['jobs-empty', '/jobs?q=zzzz'],
  ['job', '/jobs/{job}'],
  ['apply', '/jobs/{job}/apply'],
  ['colleges', '/colleges'],
  ['colleges-filtered', '/colleges?state=Bihar&course=MBBS'],
  ['college-government', '/colleges/patna-medical-college'],
  ['college-private', '/colleges/sharda-university'],
  ['college-missing', '/colleges/no-such-college'],
  ['admission', '/admission'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['login', '/login'],
  ['sign-up', '/login?mode=create'],
  ['forgot-password', '/forgot-password'],
  ['privacy', '/privacy'],
  ['course', '/md-ms-courses'],
  ['guidance', '/mbbs-in-bihar'],
  ['guidance-missing', '/mbbs-in-atlantis'],
  ['missing', '/no-such-page'],
  ['dashboard', '/dashboard', 'admin'],
  ['dashboard-profile', '/dashboard/profile', 'admin'],
  ['dashboard-account', '/dashboard/account', 'admin'],
  ['studio', '/admin', 'admin'],
  ['studio-enquiries', '/admin/enquiries', 'admin'],
  ['studio-applications', '/admin/applications', 'admin'],
  ['studio-vacancies', '/admin/manage-jobs', 'admin'],
  ['studio-vacancy-form', '/admin/add-job', 'admin'],
  ['studio-upload', '/admin/upload-csv', 'admin'],
  ['studio-banners', '/admin/banners', 'admin'],
  ['studio-staff', '/admin/staff', 'admin'],
  ['studio-colleges', '/admin/collections/colleges', 'admin'],
]
const WIDTHS = [360, 768, 1280]
const THEMES = ['light', 'dark']
const TALLEST = 6000

function readArguments() {
  const options = {}
  for (const argument of process.argv.slice(2)) {
    const [, name, value] = /^--([a-z]+)=(.*)$/.exec(argument) ?? []
    if (!name) throw new PlainProblem(`${argument} is not known. Use --url= --out= [--only=] or --before= --after=.`)
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

/** Takes every screen at every width and theme into `out`; one file each, named screen-width-theme.png. */
async function takeScreens({ url, out, only, groups }) {
  fs.mkdirSync(out, { recursive: true })
  const executablePath = await findChromium(groups)
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const storageState = await signedIn(browser, url)
    const { docs } = await (await fetch(`${url}/api/jobs?limit=1&sort=title`)).json()
    for (const colorScheme of THEMES) {
      for (const width of WIDTHS) {
        for (const [name, address, who] of SCREENS) {
          if (only && !only.split(',').includes(name)) continue
          if (who && !storageState) continue
          const context = await browser.newContext({
            viewport: { width, height: width < 500 ? 780 : 800 },
            colorScheme,
            reducedMotion: 'reduce',
            locale: 'en-IN',
            timezoneId: 'Asia/Kolkata',
            storageState: who ? storageState : undefined,
          })
          const page = await context.newPage()
          await page.goto(url + address.replace('{job}', docs[0]?.slug ?? 'none'), { waitUntil: 'load' })
          await page.waitForTimeout(who ? 1200 : 400)
          const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
          const file = path.join(out, `${name}-${width}-${colorScheme}.png`)
          await page.screenshot({ path: file, clip: { x: 0, y: 0, width, height }, fullPage: true })
          await context.close()
        }
        say(`${colorScheme} ${width} px done`)
      }
    }
  } finally {
    await browser.close()
  }
}

/** Compares two folders of screens and writes what differs, marked, into `<after>/differences`, most first. */
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
