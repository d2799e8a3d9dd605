'use client'
import { type PointerEvent, useRef } from 'react'

const EDGE = 60
const STEP = 12

/**
 * The number of a choice as a handle to drag it to another place. Dropping submits the form, like the buttons for
 * keyboards and browsers without script.
 * @param name of the parameter for "from.to", taken from the rows' ids
 * @param prefix of the rows' ids
 */
export function DragNumber({ name, prefix, children }: { name: string; prefix: string; children: number }) {
  const button = useRef<HTMLButtonElement>(null)
  const startY = useRef<number | null>(null)

  const rowOf = (grip: Element) => grip.closest('li')
  const clear = (row: HTMLElement) => {
    startY.current = null
    row.style.removeProperty('translate')
    for (const each of row.parentElement?.children ?? []) each.removeAttribute('data-drop')
  }
  /** The row under the pointer, unless it is the dragged one. */
  const under = (row: HTMLElement, y: number): Element | null =>
    [...(row.parentElement?.children ?? [])].find((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return each !== row && y >= top && y < bottom
    }) ?? null

  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    startY.current = event.clientY + window.scrollY
  }
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    const row = rowOf(event.currentTarget)
    if (startY.current === null || !row) return
    if (event.clientY < EDGE) window.scrollBy(0, -STEP)
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
    const target = under(row, event.clientY)
    for (const each of row.parentElement?.children ?? []) each.toggleAttribute('data-drop', each === target)
    row.style.setProperty('translate', `0 ${event.clientY + window.scrollY - startY.current}px`)
  }
  const end = (event: PointerEvent<HTMLSpanElement>) => {
    const row = rowOf(event.currentTarget)
    if (startY.current === null || !row) return
    const target = under(row, event.clientY)
    clear(row)
    if (!target || !button.current) return
    button.current.value = `${row.id.slice(prefix.length)}.${target.id.slice(prefix.length)}`
    button.current.form?.requestSubmit(button.current)
  }
  const cancel = (event: PointerEvent<HTMLSpanElement>) => {
    const row = rowOf(event.currentTarget)
    if (row) clear(row)
  }

  return (
    <>
      <span
        className="grid min-h-tap min-w-tap cursor-grab touch-none place-items-center font-semibold tabular-nums select-none active:cursor-grabbing"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        {children}
      </span>
      <button ref={button} type="submit" name={name} hidden tabIndex={-1} />
    </>
  )
}
