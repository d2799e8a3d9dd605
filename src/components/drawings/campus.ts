import type { Ownership } from '@/lib/vocabulary'
import { figures, screen, tree } from './garden'
import { between, generator, idOf, path, pick, type Rng, rect, seg } from './geometry'
import { FAMILIES, lattice } from './lattice'
import { atrium, blocks, institute, terraces, tower } from './new-blocks'
import { colonnade, verandah } from './old-ranges'

/** Who runs a college decides what its stand-in looks like. */
export type CampusKind = 'government' | 'central' | 'private' | 'deemed'

/** The kind of building for an ownership as the records name it. */
export function campusKind(ownership: Ownership | string | null | undefined): CampusKind {
  if (ownership === 'Private') return 'private'
  if (ownership === 'Deemed') return 'deemed'
  return ownership === 'Central Government' || ownership === 'Armed Forces' ? 'central' : 'government'
}

type Building = (rng: Rng, cx: number, g: number, W: number, latticeId: string) => string

const BUILDINGS: Record<CampusKind, readonly Building[]> = {
  government: [colonnade, colonnade, verandah, verandah, institute],
  central: [institute, institute, colonnade],
  private: [tower, tower, atrium, atrium, terraces],
  deemed: [blocks, blocks, terraces],
}

/** A college's drawn stand-in as the inside of an SVG of the given size: a lattice screen and a building by ownership. */
export function campusMarkup(seed: string, kind: CampusKind, width: number, height: number): string {
  // One generator per part: a card and a wide plate of one college show the same building.
  const part = (name: string) => generator(`${seed}/${kind}/${name}`)
  const latticeId = `campus-${idOf(seed)}-${width}`
  const rng = part('lattice')
  const family = pick(rng, FAMILIES)
  const building = pick(part('plan'), BUILDINGS[kind])
  const g = height - 40
  const cx = width / 2
  const wide = width > 900
  const W = wide ? Math.min(width * 0.56, 720) : Math.min(width * 0.77, building === colonnade ? 500 : 480)
  const garden = part('garden')
  let s = rect(0, 0, width, height, 'd-sky')
  s += screen(part('screen'), latticeId, cx, g, W)
  if (wide) {
    for (const k of [0.05, 0.09, 0.16, 0.19, 0.82, 0.86, 0.93, 0.96]) {
      s += tree(garden, width * (k + between(garden, -0.012, 0.012)), g, between(garden, 44, 84))
    }
  }
  for (let i = 0; i < 3; i++)
    s += tree(garden, cx + pick(garden, [-1, 1]) * (W / 2 + between(garden, 4, 44)), g, between(garden, 52, 78), false)
  s += building(part('building'), cx, g, W, latticeId)
  for (const side of [-1, 1]) s += tree(garden, cx + side * W * between(garden, 0.3, 0.52), g, between(garden, 34, 50))
  s += figures([cx - W * 0.21, cx - W * 0.19, cx + W * between(garden, 0.1, 0.3)], g)
  s += rect(0, g, width, height - g, 'd-sky') + path(seg(0, g, width, g), 'd-earth')
  s += path(
    seg(width * 0.06, g + 9, width * 0.62, g + 9) +
      seg(width * 0.7, g + 9, width * 0.86, g + 9) +
      seg(width * 0.2, g + 17, width * 0.4, g + 17),
    'd-fine',
  )
  return `<defs>${lattice(latticeId, family, family === 'hexagon' ? 26 : 30, 3, rng)}</defs>${s}`
}
