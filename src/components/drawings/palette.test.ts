import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DRAWING_COLOURS } from './drawing-files'

const sheet = readFileSync(new URL('../../app/(site)/styles/tokens.css', import.meta.url), 'utf8')

it('matches the colour tokens of the page, light and dark', () => {
  const tokens: Record<string, string[]> = {}
  for (const [, name = '', value = ''] of sheet.matchAll(/--color-draw-(\w+): (oklch\([^)]*\))/g)) {
    tokens[name] = [...(tokens[name] ?? []), value]
  }
  expect(Object.keys(tokens)).toContain('sky')
  expect(DRAWING_COLOURS).toMatchObject(tokens)
})
