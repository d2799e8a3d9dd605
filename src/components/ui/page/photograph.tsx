'use client'
import { type ComponentProps, useState } from 'react'

type Picture = ComponentProps<'img'> & { alt: string }

/**
 * A photograph replaced by the drawing `standIn` when it fails to load: images on other sites come and go. It may have
 * failed before hydration, which `complete` without a width shows.
 */
export function Photograph({ standIn, ...picture }: Picture & { standIn: Picture }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <img {...standIn} alt={standIn.alt} />
  return (
    <img
      {...picture}
      alt={picture.alt}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setMissing(true)
      }}
      onError={() => setMissing(true)}
    />
  )
}
