import { classNames } from '../ui/class-names'
import { between, generator, idOf, pick } from './geometry'
import { FAMILIES, type JaaliFamily, lattice } from './lattice'

export type { JaaliFamily } from './lattice'

/**
 * Decorative lattice for page heads and empty states. `fade` is the side it dissolves towards; the mask is in CSS, so
 * that it follows the box rather than the drawing, which may be cropped.
 */
export function Jaali(props: {
  seed: string
  family?: JaaliFamily
  width: number
  height: number
  fades?: boolean
  /** Its position in the box. */
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
