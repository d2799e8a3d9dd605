'use client'
import { useEffect } from 'react'

/** Brings the card that the address names into view. */
export function ScrollToCard({ id }: { id: string }) {
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  }, [id])
  return null
}
