import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { languageBreaches } from './language-breaches.mjs'

const roots = []

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** Breaches of a project with only this file. */
function breachesOf(file, text) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'language-rules-'))
  roots.push(root)
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
  return languageBreaches(root)
}

const card = 'src/features/jobs/components/card.tsx'
const imported = "import { jobMessages } from '../messages'\n"

test.each([
  ['a number written by itself', card, 'export const shown = (n) => new Intl.NumberFormat("en-IN").format(n)'],
  ['an order of its own', card, 'export const sorted = (a, b) => a.localeCompare(b)'],
  ['messages in the browser', card, `'use client'\n${imported}export const Card = () => jobMessages('en').title`],
  [
    'words chosen when the module is loaded',
    card,
    `${imported}const { title } = jobMessages('en')\nexport default title`,
  ],
  ['a table of words', card, `${imported}export const LABELS = [jobMessages('en').title]`],
  [
    'words of a route before anybody asks',
    'src/app/(site)/jobs/page.tsx',
    "import { jobMessages } from '@/features/jobs/messages'\nexport const metadata = { title: jobMessages('en').title }",
  ],
  [
    'an address of a page for one language',
    card,
    "export const metadata = {\n  alternates: { canonical: '/jobs' },\n}",
  ],
  ['words of no language', card, `${imported}export const Card = () => jobMessages.title`],
])('%s is a breach', (_, file, text) => expect(breachesOf(file, text)).toHaveLength(1))

test.each([
  ['the module of formats', 'src/lib/text/format.ts', 'export const numbers = new Intl.NumberFormat("en-IN")'],
  [
    'words asked for with the page',
    card,
    `${imported}export const Card = ({ language }) => jobMessages(language).title`,
  ],
  [
    'the shape of words in the browser',
    card,
    "'use client'\nimport type { JobMessages } from '../messages'\nexport type W = JobMessages",
  ],
  [
    'a preview of the studio',
    'src/app/(site)/[lang]/preview/page.tsx',
    "import { deskMessages } from '@/features/jobs/admin/messages'\nexport const metadata = { title: deskMessages.title }",
  ],
  [
    'the studio',
    'src/features/jobs/admin/table.tsx',
    `${imported}const { title } = jobMessages('en')\nexport default title`,
  ],
])('%s is none', (_, file, text) => expect(breachesOf(file, text)).toEqual([]))
