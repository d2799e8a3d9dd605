import type { Ownership } from '@/lib/vocabulary'
import { arch, between, generator, n, path, pick, polygon, type Rng, rect, ring, seg, starPoints } from './geometry'
import { FAMILIES, type JaaliFamily, lattice } from './lattice'
import { atrium, blocks, institute, terraces, tower } from './new-blocks'
import { colonnade, verandah } from './old-ranges'

/** Ownership decides a college's placeholder. */
export type CampusKind = 'government' | 'central' | 'private' | 'deemed'

/** Building type by a record's ownership. */
export function campusKind(ownership: Ownership | string | null | undefined): CampusKind {
  if (ownership === 'Private') return 'private'
  if (ownership === 'Deemed') return 'deemed'
  return ownership === 'Central Government' || ownership === 'Armed Forces' ? 'central' : 'government'
}

/** Id of the lattice: each drawing is a document of its own. */
const LATTICE = 'j'

type Building = (rng: Rng, cx: number, g: number, W: number, latticeId: string) => string

const BUILDINGS: Record<CampusKind, readonly Building[]> = {
  government: [colonnade, colonnade, verandah, verandah, institute],
  central: [institute, institute, colonnade],
  private: [tower, tower, atrium, atrium, terraces],
  deemed: [blocks, blocks, terraces],
}

/** A college's placeholder as the inside of an SVG of a given size: a lattice screen and a building by ownership. */
export function campusMarkup(seed: string, kind: CampusKind, width: number, height: number): string {
  // One generator per part: card and wide plate of a college show the same building.
  const part = (name: string) => generator(`${seed}/${kind}/${name}`)
  const rng = part('lattice')
  const family = pick(rng, FAMILIES)
  const building = pick(part('plan'), BUILDINGS[kind])
  const g = height - 40
  const cx = width / 2
  const wide = width > 900
  const W = wide ? Math.min(width * 0.56, 720) : Math.min(width * 0.77, building === colonnade ? 500 : 480)
  const garden = part('garden')
  let s = rect(0, 0, width, height, 'd-sky')
  s += screen(part('screen'), LATTICE, cx, g, W)
  if (wide) {
    for (const k of [0.05, 0.09, 0.16, 0.19, 0.82, 0.86, 0.93, 0.96]) {
      s += tree(garden, width * (k + between(garden, -0.012, 0.012)), g, between(garden, 44, 84))
    }
  }
  for (let i = 0; i < 3; i++)
    s += tree(garden, cx + pick(garden, [-1, 1]) * (W / 2 + between(garden, 4, 44)), g, between(garden, 52, 78), false)
  s += building(part('building'), cx, g, W, LATTICE)
  for (const side of [-1, 1]) s += tree(garden, cx + side * W * between(garden, 0.3, 0.52), g, between(garden, 34, 50))
  s += figures([cx - W * 0.21, cx - W * 0.19, cx + W * between(garden, 0.1, 0.3)], g)
  s += rect(0, g, width, height - g, 'd-sky') + path(seg(0, g, width, g), 'd-earth')
  s += path(
    seg(width * 0.06, g + 9, width * 0.62, g + 9) +
      seg(width * 0.7, g + 9, width * 0.86, g + 9) +
      seg(width * 0.2, g + 17, width * 0.4, g + 17),
    'd-fine',
  )
  return `<defs>${lattice(LATTICE, family, family === 'hexagon' ? 26 : 30, 3, rng)}</defs>${s}`
}

/** A round tree, or now and then a palm; behind a building only round ones, a cut palm reads as a scribble. */
function tree(rng: Rng, x: number, g: number, size: number, palms = true) {
  if (rng() < 0.3 && palms) {
    // a palm
    const h = size * 1.5
    let d = `M${n(x)} ${n(g)}C${n(x + 1.5)} ${n(g - h * 0.4)} ${n(x - 2)} ${n(g - h * 0.7)} ${n(x)} ${n(g - h)}`
    for (const a of [-2.9, -2.45, -1.95, -1.2, -0.7, -0.25]) {
      const ex = x + Math.cos(a) * size * 0.46
      const ey = g - h + Math.sin(a) * size * 0.2 + size * 0.13
      d += `M${n(x)} ${n(g - h)}Q${n((x + ex) / 2)} ${n(g - h + Math.sin(a) * size * 0.42)} ${n(ex)} ${n(ey)}`
    }
    return path(d, 'd-line')
  }
  const r = size * 0.42
  const cy = g - size * 0.72
  const s = path(ring(x, cy, r), 'd-leaf') + path(seg(x, g, x, cy - r * 0.35), 'd-line')
  let d = ''
  for (const [k, t] of [
    [-0.5, 0.25],
    [0.5, 0.1],
    [-0.38, -0.25],
    [0.36, -0.4],
  ] as const)
    d += seg(x, cy + r * (t + 0.45), x + r * k, cy + r * t)
  return s + path(d, 'd-fine')
}

/** People, for the scale of a building. */
function figures(xs: readonly number[], g: number) {
  let d = ''
  for (const x of xs) d += `M${n(x)} ${n(g)}l1.4 -6v-4.2q0 -1.6 1.6 -1.6t1.6 1.6v4.2l1.4 6${ring(x + 3, g - 13.6, 1.4)}`
  return path(d, 'd-figure')
}

/** The pierced screen behind a building: an arch, a circle or a wide panel of lattice. */
function screen(rng: Rng, id: string, cx: number, g: number, W: number) {
  const shape = pick(rng, ['arch', 'circle', 'panel'] as const)
  // Off centre by a quarter of the building, for a diagonal
  const x = cx + pick(rng, [-0.24, 0, 0.24]) * W
  const d =
    shape === 'circle'
      ? ring(x, g - 128, 118)
      : shape === 'arch'
        ? arch(x - 118, g, 236, 268, 'pointed')
        : arch(x - 170, g, 340, 232, 'flat')
  return `<path class="d-screen" d="${d}"/><path d="${d}" fill="url(#${id})"/><path class="d-fine" d="${d}"/>`
}

/** A wall of lattice with a great arch in it and a campus beyond: beside the sign-in form, on a 404. */
export function gateMarkup(seed: string, width: number, height: number): string {
  const rng = generator(seed)
  const id = LATTICE
  const g = height - 110
  const cx = width / 2
  const w = width * 0.64
  const h = height * 0.6
  const x = cx - w / 2
  const opening = arch(x, g, w, h, 'pointed')
  let view = rect(0, 0, width, height, 'd-sky')
  const sun = ring(cx + w * 0.14, g - 196, 138)
  view += `<path class="d-screen" d="${sun}"/><path d="${sun}" fill="url(#${id}-s)"/><path class="d-fine" d="${sun}"/>`
  view += colonnade(generator('dome-2'), cx - 16, g - 20, w * 1.2)
  for (const [k, z] of [
    [-0.44, 96],
    [-0.33, 66],
    [0.4, 84],
  ] as const)
    view += tree(rng, cx + k * w, g - 20, z)
  view +=
    path(seg(0, g - 20, width, g - 20), 'd-line') +
    path(seg(x, g - 13, cx - 20, g - 13) + seg(cx + 30, g - 9, x + w, g - 9), 'd-fine')
  view += figures([cx - 60, cx - 51, cx + 84], g - 18)
  let s = `${rect(0, 0, width, height, 'd-screen')}<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  s +=
    path(arch(x - 46, g, w + 92, h + 52, 'flat'), 'd-stone') + path(arch(x - 36, g, w + 72, h + 42, 'flat'), 'd-line')
  s += path(arch(x - 12, g, w + 24, h + 15, 'pointed'), 'd-line')
  s +=
    `<clipPath id="${id}-c"><path d="${opening}"/></clipPath><g clip-path="url(#${id}-c)">${view}</g>` +
    path(opening, 'd-line')
  s +=
    path(ring(x + 4, g - h + 8, 15) + ring(x + w - 4, g - h + 8, 15), 'd-line') +
    path(
      polygon(x + 4, g - h + 8, starPoints(8, 11, 8.4)) + polygon(x + w - 4, g - h + 8, starPoints(8, 11, 8.4)),
      'd-hole',
    )
  for (let i = 0; i < 4; i++) s += rect(x - 60 - i * 22, g + i * 12, w + 120 + i * 44, 12, 'd-stone')
  s += rect(0, g + 48, width, height - g - 48, 'd-sky') + path(seg(0, g + 48, width, g + 48), 'd-earth')
  return `<defs>${lattice(id, 'star', 54, 5.5, rng)}${lattice(`${id}-s`, 'circle', 30, 3, rng)}</defs>${s}`
}

/** The three streets of the home page: the great college, the teaching hospital, the new institute. */
export const STREETS = ['home', 'wards', 'campus'] as const
export type Street = (typeof STREETS)[number]

const PLANS: Record<Street, { tall: typeof tower; main: typeof tower; seed: string; lattice: JaaliFamily }> = {
  home: { tall: tower, main: colonnade, seed: 'dome-2', lattice: 'star' },
  wards: { tall: blocks, main: verandah, seed: 'wards-1', lattice: 'hexagon' },
  campus: { tall: terraces, main: institute, seed: 'campus-4', lattice: 'circle' },
}

/** A long elevation with room for words on its left: a main building, new blocks behind it, people and trees. */
export function streetMarkup(street: Street, width: number, height: number): string {
  const plan = PLANS[street]
  const rng = generator(street)
  const id = LATTICE
  const g = height - 2
  let s = ''
  const disc = ring(width * 0.735, g - 150, 168)
  s += `<path class="d-screen" d="${disc}"/><path d="${disc}" fill="url(#${id})"/><path class="d-fine" d="${disc}"/>`
  s += plan.tall(rng, width * 0.925, g, 330, id)
  for (const [x, z] of [
    [0.545, 78],
    [0.8, 88],
  ] as const) {
    s += tree(rng, width * x, g, z, false)
  }
  s += plan.main(generator(plan.seed), width * 0.665, g, 430, id)
  for (const [x, z] of [
    [0.352, 48],
    [0.378, 66],
    [0.45, 52],
    [0.49, 70],
    [0.83, 58],
    [0.99, 64],
  ] as const) {
    s += tree(rng, width * x, g, z)
  }
  s += figures(
    [0.33, 0.338, 0.41, 0.6, 0.607, 0.72, 0.81].map((k) => k * width),
    g,
  )
  s += path(seg(0, g, width, g), 'd-earth')
  return `<defs>${lattice(id, plan.lattice, plan.lattice === 'star' ? 42 : 36, 4, rng)}</defs>${s}`
}
