import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { languageBreaches } from './language-breaches.mjs'

const roots = []

afterEach(() => {
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** The breaches of a project with this one file. */
function breachesOf(file, text) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'language-rules-'))
  roots.push(root)
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
  return languageBreaches(root)
}

const card = 'src/features/jobs/components/card.tsx'
const imported = "import { jobTexts } from '../texts'\n"

test.each([
  ['a number written by itself', card, 'export const shown = (n) => new Intl.NumberFormat("en-IN").format(n)'],
  ['an order of its own', card, 'export const sorted = (a, b) => a.localeCompare(b)'],
  ['texts in the browser', card, `'use client'\n${imported}export const Card = () => jobTexts('en').title`],
  ['words chosen when the module is loaded', card, `${imported}const { title } = jobTexts('en')\nexport default title`],
  ['a table of words', card, `${imported}export const LABELS = [jobTexts('en').title]`],
  [
    'words of a route before anybody asks',
    'src/app/(site)/jobs/page.tsx',
    "import { jobTexts } from '@/features/jobs/texts'\nexport const metadata = { title: jobTexts('en').title }",
  ],
  [
    'an address of a page for one language',
    card,
    "export const metadata = {\n  alternates: { canonical: '/jobs' },\n}",
  ],
  ['words of no language', card, `${imported}export const Card = () => jobTexts.title`],
])('%s is a breach', (_, file, text) => expect(breachesOf(file, text)).toHaveLength(1))

test.each([
  ['the module of formats', 'src/lib/text/format.ts', 'export const numbers = new Intl.NumberFormat("en-IN")'],
  ['words asked for with the page', card, `${imported}export const Card = ({ language }) => jobTexts(language).title`],
  [
    'the shape of words in the browser',
    card,
    "'use client'\nimport type { JobTexts } from '../texts'\nexport type W = JobTexts",
  ],
  [
    'a preview of the studio',
    'src/app/(site)/preview/page.tsx',
    "import { deskTexts } from '@/features/jobs/admin/texts'\nexport const metadata = { title: deskTexts.title }",
  ],
  [
    'the studio',
    'src/features/jobs/admin/table.tsx',
    `${imported}const { title } = jobTexts('en')\nexport default title`,
  ],
])('%s is none', (_, file, text) => expect(breachesOf(file, text)).toEqual([]))
