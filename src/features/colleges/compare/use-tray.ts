'use client'
import { useSyncExternalStore } from 'react'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { carriedQuery, MOST_COMPARED } from './compare-params'

/** Where the browser keeps the addresses that somebody chose; it stays in that browser. */
const KEY = 'compared-colleges'
/** The event of a change in this window; other windows are told by the browser. */
const CHANGED = 'compared-colleges-changed'

const NONE: readonly string[] = []
let lastText: string | null = null
let lastList = NONE

/** What is chosen; a store that cannot be read, or holds something else, is an empty one. */
function read(): readonly string[] {
  const text = stored()
  if (text === lastText) return lastList
  lastText = text
  lastList = (text ?? '').split(',').filter(isSlug).slice(0, MOST_COMPARED)
  return lastList
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // A browser that forbids keeping anything: the links work without it.
    return null
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Keeps the addresses that are chosen from now on. */
export function keepTray(slugs: readonly string[]) {
  try {
    if (slugs.length > 0) localStorage.setItem(KEY, slugs.slice(0, MOST_COMPARED).join(','))
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * Puts a college among those that are chosen.
 * @returns false where there is no room for it
 */
export function addToTray(slug: string): boolean {
  const tray = read()
  if (tray.includes(slug)) return true
  if (tray.length >= MOST_COMPARED) return false
  keepTray([...tray, slug])
  return true
}

/** Whether a college is among those that are chosen now. */
export const isInTray = (slug: string): boolean => read().includes(slug)

/** The addresses of the colleges that are chosen for a comparison, in this window and every other one. */
export const useTray = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE)

/** Where this tab keeps what was asked on the way to a comparison; it ends with the tab. */
const ASKED = 'compared-for'

/** Keeps what the address of this page asks, for pages that ask nothing. */
export function keepAsked() {
  if (Object.keys(carriedQuery(location.search)).length === 0) return
  try {
    sessionStorage.setItem(ASKED, location.search)
  } catch {
    return
  }
}

/** What this page asks, or the last one that did. */
export function askedBefore(): Record<string, string> {
  const here = carriedQuery(location.search)
  if (Object.keys(here).length > 0) return here
  try {
    return carriedQuery(sessionStorage.getItem(ASKED) ?? '')
  } catch {
    return {}
  }
}
