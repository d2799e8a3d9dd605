import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DRAWING_COLOURS } from './palette'

const tokens = readFileSync(new URL('../../app/(site)/styles/tokens.css', import.meta.url), 'utf8')

describe('the colours of the drawing files', () => {
  it.each(Object.entries(DRAWING_COLOURS))(
    '%s is the same as its token, by day and by night',
    (name, [light, dark]) => {
      const values = [...tokens.matchAll(new RegExp(`--color-draw-${name}: (oklch\\([^)]*\\))`, 'g'))].map(
        ([, value]) => value,
      )
      expect(values).toEqual([light, dark])
    },
  )
})
