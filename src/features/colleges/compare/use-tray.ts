'use client'
import { useSyncExternalStore } from 'react'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { carriedQuery, MAX_COMPARED } from './compare-params'

/** Local storage key of the selected slugs; they stay in the browser. */
const KEY = 'compared-colleges'
/** Event of a change in this window; the browser notifies other windows. */
const CHANGED = 'compared-colleges-changed'

const NONE: readonly string[] = []
let lastText: string | null = null
let lastList = NONE

/** The selection; empty if storage is unavailable or invalid. */
function read(): readonly string[] {
  const text = readStored()
  if (text === lastText) return lastList
  lastText = text
  lastList = (text ?? '').split(',').filter(isSlug).slice(0, MAX_COMPARED)
  return lastList
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is blocked: the links work without it.
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

/** Saves the selection. */
export function keepTray(slugs: readonly string[]) {
  try {
    if (slugs.length > 0) localStorage.setItem(KEY, slugs.slice(0, MAX_COMPARED).join(','))
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * Selects a college.
 * @returns false if the tray is full
 */
export function addToTray(slug: string): boolean {
  const tray = read()
  if (tray.includes(slug)) return true
  if (tray.length >= MAX_COMPARED) return false
  keepTray([...tray, slug])
  return true
}

/** Whether a college is selected now. */
export const isInTray = (slug: string): boolean => read().includes(slug)

/** Selected slugs, synchronised across windows. */
export const useTray = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE)

/** Session storage key of the parameters on the way to a comparison. */
const PARAMS_KEY = 'compared-for'

export function saveParams() {
  if (Object.keys(carriedQuery(location.search)).length === 0) return
  try {
    sessionStorage.setItem(PARAMS_KEY, location.search)
  } catch {
    return
  }
}

/** This page's parameters, or the last page's that had any. */
export function savedParams(): Record<string, string> {
  const here = carriedQuery(location.search)
  if (Object.keys(here).length > 0) return here
  try {
    return carriedQuery(sessionStorage.getItem(PARAMS_KEY) ?? '')
  } catch {
    return {}
  }
}
