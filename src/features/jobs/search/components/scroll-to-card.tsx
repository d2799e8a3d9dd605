'use client'
import { useEffect } from 'react'

/** Scrolls to the card named in the URL. */
export function ScrollToCard({ id }: { id: string }) {
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  }, [id])
  return null
}
