'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'

/** The filters' values by field name, as the server understood them. */
export type FilterValues = Record<string, string>

/** Choices that choose nothing; left out, so that one state of the list has one address. */
const NEUTRAL = ['all', 'recommended']

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text && (name === 'q' || !NEUTRAL.includes(text))) query.append(name, text)
  }
  const search = query.toString()
  return search ? `${form.getAttribute('action')}?${search}` : `${form.getAttribute('action')}`
}

/**
 * A plain GET form that also works without a full reload: a changed choice is shown at once, always from page 1.
 * The controls are drawn by the server; this only listens.
 */
export function CollegeFilterForm({
  action,
  values,
  label,
  children,
}: {
  action: string
  values: FilterValues
  label: string
  children: ReactNode
}) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()

  // Going back, clearing or following a link changes the choices without anybody touching the controls.
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = value
    }
  }, [values])

  const show = (address: string) => startTransition(() => router.push(address, { scroll: false }))

  return (
    <form
      id="filters"
      ref={form}
      action={action}
      method="get"
      aria-label={label}
      data-pending={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        show(addressOf(event.currentTarget))
      }}
      onChange={(event) => {
        const control: EventTarget = event.target
        if (!(control instanceof HTMLSelectElement)) return
        const state = event.currentTarget.elements.namedItem('state')
        // The states of one country mean nothing in another.
        if (control.name === 'country' && state instanceof HTMLSelectElement) state.value = 'all'
        show(addressOf(event.currentTarget))
      }}
    >
      {children}
    </form>
  )
}
