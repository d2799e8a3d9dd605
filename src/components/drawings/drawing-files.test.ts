import { describe, expect, it } from 'vitest'
import { OWNERSHIPS } from '@/lib/vocabulary'
import { campusDrawing, drawingByName, GATE_DRAWING, STREET_DRAWINGS } from './drawing-files'

const nameOf = (src: string) => src.split('/').at(-1) ?? ''

describe('drawing files', () => {
  it('render for every URL', () => {
    const files = [
      ...STREET_DRAWINGS,
      GATE_DRAWING,
      ...OWNERSHIPS.flatMap((ownership) => [
        campusDrawing('a-college', ownership),
        campusDrawing('a-college', ownership, 'plate'),
      ]),
    ]
    for (const { src, width } of files) expect(drawingByName(nameOf(src))).toContain(`width="${width}"`)
  })

  it('are deterministic per college', () => {
    const draw = (slug: string) => drawingByName(nameOf(campusDrawing(slug, 'Private').src))
    expect(draw('one')).toBe(draw('one'))
    expect(draw('one')?.replaceAll('one', '')).not.toBe(draw('two')?.replaceAll('two', ''))
  })

  it('contain only valid numbers and known names', () => {
    for (let i = 0; i < 60; i++) {
      for (const ownership of OWNERSHIPS)
        expect(drawingByName(nameOf(campusDrawing(`c-${i}`, ownership).src))).not.toMatch(/NaN|undefined|Infinity/)
    }
    for (const name of [
      '',
      'campus-private-card-.svg',
      'campus-private-card-A"><script>.svg',
      'street-other.svg',
      '../street-home.svg',
    ]) {
      expect(drawingByName(name)).toBeNull()
    }
  })
})
