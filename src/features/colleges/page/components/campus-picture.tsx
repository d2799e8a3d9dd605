import type { DrawingFile } from '@/components/drawings/drawing-files'
import { Photograph } from '@/components/ui/page/photograph'

/** What a view says of the college's photograph. */
export interface PhotographView {
  imageUrl: string | null
  imageAlt?: string | null
  imageSrcSet?: string | null
  /** How wide it stands, for the choice among the set. */
  sizes?: string
}

interface CampusPictureProps {
  photograph: PhotographView
  drawing: DrawingFile
  drawingAlt?: string
  className?: string
  loading?: 'lazy'
  decoding?: 'async'
  fetchPriority?: 'high'
}

/** The college's photograph, or its drawn campus where there is none or it cannot be loaded. */
export function CampusPicture({
  photograph: { imageUrl, imageAlt, imageSrcSet, sizes },
  drawing,
  drawingAlt = '',
  className = '',
  ...loading
}: CampusPictureProps) {
  const drawn = { className: `campus ${className}`, ...drawing, ...loading, alt: drawingAlt }
  return imageUrl ? (
    <Photograph
      {...drawn}
      src={imageUrl}
      srcSet={imageSrcSet ?? undefined}
      sizes={sizes}
      alt={imageAlt ?? ''}
      standIn={drawn}
    />
  ) : (
    <img {...drawn} alt={drawingAlt} />
  )
}
