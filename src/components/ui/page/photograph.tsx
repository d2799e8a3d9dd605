'use client'
import { type ComponentProps, useState } from 'react'

type Picture = ComponentProps<'img'> & { alt: string }

/**
 * A photograph that gives way to `standIn`, a drawing, when it cannot be loaded: pictures on other sites come and go.
 * The picture may have failed before script was there, which `complete` without a width tells.
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
