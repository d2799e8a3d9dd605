import { figures, tree } from './garden'
import { arch, generator, idOf, path, polygon, rect, ring, seg, starPoints } from './geometry'
import { type JaaliFamily, lattice } from './lattice'
import { blocks, institute, terraces, tower } from './new-blocks'
import { colonnade, verandah } from './old-ranges'

/** A wall of lattice with a great arch in it and a campus beyond: beside the sign-in form, on a 404. */
export function gateMarkup(seed: string, width: number, height: number): string {
  const rng = generator(seed)
  const id = `gate-${idOf(seed)}`
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
  const id = `street-${street}`
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
