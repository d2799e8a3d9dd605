/** One slide of the banner. An image is an address of our own media or of another site. */
export interface BannerSlideView {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  imageUrl: string | null
  imageAlt: string | null
  /** Widths of the image that the media library made, as a srcset; null for images from elsewhere. */
  imageSrcSet?: string | null
  ctaText: string | null
  ctaLink: string | null
}

/** `failed` tells an empty list from one that could not be read: the one is a welcome, the other an apology. */
export interface BannerView {
  slides: BannerSlideView[]
  failed: boolean
}
