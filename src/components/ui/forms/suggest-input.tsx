'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { LANGUAGE_FIELD, type Language } from '@/lib/language'
import { paths } from '@/lib/paths/site-paths'
import { FEWEST_LETTERS, type Suggestion } from '@/lib/search/suggestion'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { LEAVING_LIST } from '../filters/leaving-list'
import { loadedLater } from '../loaded-later'

const TYPING_PAUSE = 150
const NONE: Suggestion[] = []

const loadOptions = () => import('./suggestion-options')
const SuggestionOptions = loadedLater(loadOptions)

/**
 * A search field with suggestions, a combobox by the WAI-ARIA practices: arrows select, Enter opens, Escape closes. A
 * plain field without script and before hydration.
 * @param list which list to search
 * @param label of the suggestions
 * @param kinds labels of the suggestion kinds
 */
export function SuggestInput(
  props: Omit<ComponentProps<'input'>, 'list'> & {
    language: Language
    list: string
    label: string
    kinds: Partial<Record<Suggestion['kind'], string>>
  },
) {
  const { language, list, label, kinds, ...input } = props
  const router = useRouter()
  const id = useId()
  const fieldId = input.id ?? `${id}-field`
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [read, setRead] = useState(NONE)

  // What was typed while the script was on its way.
  useEffect(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement) || field.id !== fieldId || field.value === field.defaultValue) return
    setTyped(field.value)
    setOpen(true)
  }, [fieldId])

  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const url =
    isOpen && query.length >= FEWEST_LETTERS
      ? paths.suggestions({ in: list, q: query, [LANGUAGE_FIELD]: language })
      : null
  const offers = url ? read : NONE
  const isShown = isOpen && offers.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (offer: Suggestion) => {
    close()
    setTyped('')
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement) {
      // The typed text gives way to the selection, in the field and in the list's pending update.
      field.value = ''
      field.dispatchEvent(new Event(LEAVING_LIST, { bubbles: true }))
      field.blur()
    }
    router.push(offer.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isShown) {
      event.preventDefault()
      const places = offers.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One position more than suggestions: the field itself, with nothing selected.
      setActive(((((active + 1 + step) % places) + places) % places) - 1)
    } else if (event.key === 'Enter') {
      const offer = isShown ? offers[active] : undefined
      if (offer) {
        event.preventDefault()
        go(offer)
      } else close()
    }
  }

  return (
    <>
      <input
        {...input}
        id={fieldId}
        {...(isHydrated
          ? { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isShown, 'aria-controls': `${id}-list` }
          : {})}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        // Loaded before the first letter.
        onFocus={() => void loadOptions().catch(() => undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-edge bg-raised shadow-float"
      >
        {url && (
          <SuggestionOptions
            url={url}
            onRead={setRead}
            offers={isShown ? offers : NONE}
            active={active}
            id={id}
            kinds={kinds}
            onChoose={go}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
    </>
  )
}
