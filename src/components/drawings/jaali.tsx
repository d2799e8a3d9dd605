import { classNames } from '../ui/class-names'
import { between, generator, idOf, pick } from './geometry'
import { FAMILIES, type JaaliFamily, lattice } from './lattice'

export type { JaaliFamily } from './lattice'

/**
 * A field of lattice for heads and empty states, decoration only. `fade` is the side towards which it dissolves;
 * the mask is in the styles, so that it follows the box on the page and not the drawing that the box may crop.
 */
export function Jaali(props: {
  seed: string
  family?: JaaliFamily
  width: number
  height: number
  fades?: boolean
  /** Where it lies in its box. */
  className?: string
}) {
  const { seed, family, width, height, fades, className } = props
  const rng = generator(seed)
  const kind = family ?? pick(rng, FAMILIES)
  const tile = between(rng, 52, 68)
  const id = `jaali-${idOf(seed)}`
  const markup = `<defs>${lattice(id, kind, tile, tile / 11, rng)}</defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`
  return (
    <svg
      className={classNames('jaali', fades && 'mask-[linear-gradient(to_right,transparent_4%,#000_78%)]', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers here; the seed goes through idOf
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
