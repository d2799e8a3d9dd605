import type { Media } from '@/payload-types'

export interface ImageView {
  imageUrl: string | null
  imageAlt: string | null
  imageSrcSet: string | null
}

/**
 * An uploaded image in its sizes, otherwise an external image, otherwise null (a placeholder drawing is shown).
 * @param upload the populated relation
 * @param elsewhere URL of an external image
 * @param size the size used for `src`
 */
export function imageView(
  upload: string | Media | null | undefined,
  elsewhere: string | null | undefined,
  size: 'card' | 'wide',
): ImageView {
  if (!upload || typeof upload === 'string' || !upload.url) {
    return { imageUrl: elsewhere || null, imageAlt: null, imageSrcSet: null }
  }
  const sizes = [upload.sizes?.card, upload.sizes?.wide].filter((entry) => entry?.url && entry.width)
  return {
    imageUrl: upload.sizes?.[size]?.url ?? upload.url,
    imageAlt: upload.alt,
    imageSrcSet: sizes.length > 0 ? sizes.map((entry) => `${entry?.url} ${entry?.width}w`).join(', ') : null,
  }
}
