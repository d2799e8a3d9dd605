'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { plural } from '@/lib/text/format'
import { callStudio } from '../desk/use-desk'
import type { SearchHit } from './search-source'

const messages = {
  label: 'Search the studio',
  hint: 'Name, post or college',
  found: (count: number) => plural('en', count, { one: 'One found', other: `${count} found` }),
  none: 'Nothing found.',
  failed: 'The search failed. Try again.',
} as const

interface Groups {
  groups: { label: string; hits: SearchHit[] }[]
}
type Found = Groups['groups'] | 'failed' | null

/** Debounce in milliseconds. */
const PAUSE = 200
const MIN_LENGTH = 2

/** Whether a keystroke would type into a field. */
const isWriting = () =>
  document.activeElement instanceof HTMLElement &&
  (document.activeElement.isContentEditable || document.activeElement.matches('input, textarea, select'))

/** The search in every screen's header: a combobox that finds and opens records. "/" focuses it. */
export function StudioSearch() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  useEffect(() => {
    if (words.trim().length < MIN_LENGTH) return setFound(null)
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await callStudio<Groups>('GET', `/api/studio-search?q=${encodeURIComponent(words)}`)
      if (!isCurrent) return
      setFound(result.ok ? result.data.groups : 'failed')
      setActive(-1)
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting()) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const options =
    found === 'failed' || !found ? [] : found.flatMap(({ label, hits }) => hits.map((hit) => ({ ...hit, label })))
  const count = options.length
  const isShown = isOpen && found !== null
  const optionId = (place: number) => `${id}-${place}`

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) {
        event.stopPropagation()
        // The browser would clear the field too.
        event.preventDefault()
      }
      setOpen(false)
      setActive(-1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count
      setActive(next)
      list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isShown && count > 0) {
      event.preventDefault()
      // As a click, so that a screen with unsaved changes asks first.
      list.current?.querySelector<HTMLAnchorElement>(`[id="${optionId(Math.max(0, active))}"]`)?.click()
    }
  }

  return (
    <search
      className="desk relative my-2"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        ref={input}
        className="w-[min(20rem,44vw)] text-ellipsis max-[769px]:w-[min(13.5rem,42vw)]"
        type="search"
        role="combobox"
        aria-label={messages.label}
        aria-expanded={isShown && count > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        aria-keyshortcuts="/"
        placeholder={messages.hint}
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <div
        className={`fixed inset-x-3 z-50 mt-1 max-h-[70dvh] overflow-y-auto whitespace-normal rounded-card border border-rule bg-raised p-2 text-ink shadow-float sm:absolute sm:inset-x-auto sm:end-0 sm:w-104 ${isShown ? '' : 'hidden'}`}
      >
        <p className="sr-only" role="status">
          {isShown && count > 0 ? messages.found(count) : ''}
        </p>
        {isShown && count === 0 ? (
          <p className="m-2 text-quiet" role="status">
            {found === 'failed' ? messages.failed : messages.none}
          </p>
        ) : null}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={messages.label}>
          {options.map(({ label, ...hit }, place) => (
            <a
              key={hit.href}
              id={optionId(place)}
              className="block rounded-control px-2 py-[0.4rem] text-ink no-underline hover:bg-sunk aria-selected:bg-brand-wash"
              role="option"
              tabIndex={-1}
              href={hit.href}
              aria-selected={place === active}
            >
              <strong className="wrap-anywhere">{hit.title}</strong>
              <span className="block text-note text-quiet wrap-anywhere">
                {[label, hit.detail].filter(Boolean).join(' · ')}
              </span>
            </a>
          ))}
        </div>
      </div>
    </search>
  )
}
