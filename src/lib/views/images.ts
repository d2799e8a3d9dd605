import type { Media } from '@/payload-types'

export interface ImageView {
  imageUrl: string | null
  imageAlt: string | null
  imageSrcSet: string | null
}

/** Changes with the file: a new crop keeps its name, and browsers keep a file for a day. */
const versionedUrl = (url: string, { updatedAt }: Media): string =>
  `${url}${url.includes('?') ? '&' : '?'}v=${new Date(updatedAt).getTime().toString(36)}`

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
  const sizes = [upload.sizes?.card, upload.sizes?.wide].flatMap((entry) =>
    entry?.url && entry.width ? `${versionedUrl(entry.url, upload)} ${entry.width}w` : [],
  )
  return {
    imageUrl: versionedUrl(upload.sizes?.[size]?.url ?? upload.url, upload),
    imageAlt: upload.alt,
    imageSrcSet: sizes.join(', ') || null,
  }
}
