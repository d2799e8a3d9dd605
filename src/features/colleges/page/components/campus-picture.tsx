import type { DrawingFile } from '@/components/drawings/drawing-files'
import { Photograph } from '@/components/ui/page/photograph'

export interface PhotographView {
  imageUrl: string | null
  imageAlt?: string | null
  imageSrcSet?: string | null
  /** `sizes` of the image. */
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

/** The photograph, or the drawn campus if it is missing or fails to load. */
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
