import type { Language } from '@/lib/language'
import { MOST_COMPARED } from './compare-params'
import { compareMessages } from './messages'

/** The words of the tray, as components in the browser are handed them. */
export interface TrayLabels {
  add: string
  chosen: string
  label: string
  go: string
  clear: string
  full: string
  /** By how many are chosen. */
  counts: string[]
}

export function trayLabels(language: Language): TrayLabels {
  const { count, ...words } = compareMessages(language).tray
  return { ...words, counts: Array.from({ length: MOST_COMPARED + 1 }, (_, chosen) => count(chosen)) }
}
