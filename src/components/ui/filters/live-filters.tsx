'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { LEAVING_LIST } from './leaving-list'
import { RESULT_COUNT } from './result-count'

const TYPING_PAUSE = 350

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Makes a GET filter form live: changes apply immediately, without a reload, typing after a pause, always from page
 * one. Choices made before hydration are kept and applied. Without script the submit button works. Needs
 * `autoComplete="off"`, so that a value differing from the URL is a person's choice rather than one the browser
 * restored.
 * @param values current values by field name; fields follow when a link changes the URL
 * @param resets field to reset when another changes, by that field's name
 */
export function LiveFilters(props: {
  formId: string
  values: Record<string, string>
  resets?: Record<string, string>
}) {
  const { formId, values, resets = {} } = props
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const state = JSON.stringify(values)
  const dependents = useRef(resets)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  /** URL being navigated to. */
  const pendingUrl = useRef('')

  useEffect(() => {
    if (isFirst.current) return
    const current: Record<string, string> = JSON.parse(state)
    for (const field of fieldsOf(formId)) {
      if (field !== document.activeElement || field instanceof HTMLSelectElement) {
        field.value = current[field.name] ?? (field instanceof HTMLSelectElement ? 'all' : '')
      }
    }
    if (document.activeElement === document.body) document.getElementById(RESULT_COUNT)?.focus({ preventScroll: true })
  }, [formId, state])

  useEffect(() => {
    document.getElementById(formId)?.toggleAttribute('data-pending', isPending)
    if (!isPending) pendingUrl.current = ''
  }, [formId, isPending])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let isLookedAt = false
    const apply = () => {
      clearTimeout(timer.current)
      isLookedAt = false
      const url = urlOf(form)
      if (url === (pendingUrl.current || window.location.pathname + window.location.search)) return
      pendingUrl.current = url
      startTransition(() => router.push(url, { scroll: false }))
    }
    const applyLater = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(apply, TYPING_PAUSE)
    }
    const forgetDependentOf = (field: Field) => {
      const dependent = form.elements.namedItem(dependents.current[field.name] ?? '')
      if (dependent instanceof HTMLSelectElement) dependent.value = 'all'
    }
    // On some systems arrow keys change a closed select: that is browsing. The choice counts on Enter, or on leaving
    // the field.
    let lastKey = ''
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLSelectElement) || event.target.form !== form) return
      lastKey = event.key
      if (event.key === 'Enter' && isLookedAt) apply()
    }
    const onPointerDown = () => {
      lastKey = ''
    }
    const onFocusOut = (event: FocusEvent) => {
      if (isLookedAt && event.target instanceof HTMLSelectElement && event.target.form === form) apply()
    }
    const onChange = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement) || event.target.form !== form) return
      forgetDependentOf(event.target)
      isLookedAt = lastKey !== '' && lastKey !== 'Enter' && lastKey !== ' ' && lastKey !== 'Tab'
      if (!isLookedAt) apply()
    }
    const onInput = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.form !== form) return
      applyLater()
    }
    const onLeave = () => clearTimeout(timer.current)
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      apply()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('focusout', onFocusOut, { signal })
    document.addEventListener('change', onChange, { signal })
    document.addEventListener('input', onInput, { signal })
    document.addEventListener(LEAVING_LIST, onLeave, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    if (isFirst.current) {
      isFirst.current = false
      const early = fieldsOf(formId).filter((field) => field.value !== servedValueOf(field))
      for (const field of early) forgetDependentOf(field)
      if (early.some((field) => field instanceof HTMLInputElement && field === document.activeElement)) applyLater()
      else if (early.length > 0) apply()
    }
    return () => {
      clearTimeout(timer.current)
      listening.abort()
    }
  }, [formId, router])

  return null
}

function fieldsOf(formId: string): Field[] {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return []
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name !== '',
  )
}

function servedValueOf(field: Field): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
}

/** The form's URL without empty values and "all". */
function urlOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const field of fieldsOf(form.id)) {
    const value = field.value.trim()
    const isNeutral = field instanceof HTMLSelectElement && value === 'all'
    if (value && !isNeutral) query.append(field.name, value)
  }
  const path = new URL(form.action).pathname
  return query.size > 0 ? `${path}?${query}` : path
}
