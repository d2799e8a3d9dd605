import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const sheet = path.join(import.meta.dirname, 'studio.css')
const { resolve } = createRequire(import.meta.url)

/** The names of the classes that a sheet has rules for. */
const classNames = (css: string) =>
  new Set([...css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)].map(([, name]) => name?.replaceAll('\\', '') ?? ''))

/** The sheet as Next's own build would write it. */
async function compiledSheet(): Promise<string> {
  const plugin = resolve('@tailwindcss/postcss')
  const [{ default: tailwind }, { default: postcss }] = await Promise.all([
    import('@tailwindcss/postcss'),
    import(pathToFileURL(createRequire(plugin).resolve('postcss')).href),
  ])
  const { css } = await postcss([tailwind({ optimize: false })]).process(fs.readFileSync(sheet, 'utf8'), {
    from: sheet,
  })
  return css
}

it('generates no utility named like one of Payload’s classes', async () => {
  const css = await compiledSheet()
  const ours = classNames(css.slice(css.indexOf('@layer utilities {')))
  expect(ours.has('text-quiet')).toBe(true)
  const payloads = classNames(fs.readFileSync(resolve('@payloadcms/next/css'), 'utf8'))
  // Both mean the same by this one: text for screen readers alone.
  expect([...ours].filter((name) => payloads.has(name) && name !== 'sr-only')).toEqual([])
})

it('limits the hand-written CSS of site and studio to 700 lines', () => {
  const app = path.join(import.meta.dirname, '..')
  const sheets = fs.readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const lines = sheets.reduce(
    (sum, name) => sum + fs.readFileSync(path.join(app, name), 'utf8').split('\n').length - 1,
    0,
  )
  expect(sheets.length).toBeGreaterThan(5)
  expect(lines).toBeLessThanOrEqual(700)
})
