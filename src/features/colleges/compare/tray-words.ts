import type { Language } from '@/lib/text/language'
import { MOST_COMPARED } from './compare-params'
import { compareTexts } from './texts'

/** The words of the tray, as components in the browser are handed them. */
export interface TrayWords {
  add: string
  chosen: string
  label: string
  go: string
  clear: string
  full: string
  /** By how many are chosen. */
  counts: string[]
}

export function trayWords(language: Language): TrayWords {
  const { count, ...words } = compareTexts(language).tray
  return { ...words, counts: Array.from({ length: MOST_COMPARED + 1 }, (_, chosen) => count(chosen)) }
}
