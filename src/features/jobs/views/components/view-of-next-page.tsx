'use client'
import { useEffect } from 'react'
import { paths } from '@/lib/paths/site-paths'
import { noteView } from '../note-view'

/** Counts a view after client-side navigation, where the inline script does not run. */
export function ViewOfNextPage({ vacancy }: { vacancy: string }) {
  useEffect(() => {
    const script = document.getElementById(`view-${vacancy}`)
    if (script?.dataset.ran !== undefined) return
    noteView(paths.vacancyViews(), vacancy)
  }, [vacancy])
  return null
}
