'use client'
import { toast } from '@payloadcms/ui'
import { type DragEvent, useState } from 'react'
import { callStudio } from './call-studio'
import { studioPaths } from './studio-paths'
import { studioTexts } from './texts'

const texts = studioTexts.order

export interface OrderItem {
  id: string
  title: string
  isOn: boolean
  /** Not seen by visitors although it is on: a draft, or not its time. */
  isHidden?: boolean
  note?: string
}

interface OrderListProps {
  collection: string
  /** The checkbox that shows and hides a record. */
  switchField: string
  items: OrderItem[]
  /** How many of those that are on visitors see at most. */
  most?: number
}

/** Records in the order in which visitors see them: dragged, or moved with the buttons; each move is kept at once. */
export function OrderList({ collection, switchField, items: given, most }: OrderListProps) {
  const [items, setItems] = useState(given)
  const [dragged, setDragged] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function keep(calls: (() => ReturnType<typeof callStudio>)[], before: OrderItem[]) {
    setBusy(true)
    for (const call of calls) {
      const answer = await call()
      if (!answer.ok) {
        setItems(before)
        setBusy(false)
        toast.error(texts.failed)
        return
      }
    }
    setBusy(false)
    toast.success(texts.saved)
  }

  function move(id: string, to: number) {
    const from = items.findIndex((item) => item.id === id)
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length || isBusy) return
    const next = items.filter((other) => other.id !== id)
    next.splice(to, 0, item)
    setItems(next)
    const first = Math.min(from, to)
    const last = Math.max(from, to)
    // Every record up to the last that moved gets its place, so that equal numbers of old are told apart.
    const calls = next
      .map(({ id: record }, place) => ({ record, place }))
      .filter(({ place }) => place <= last && (place >= first || given.length < 50))
      .map(
        ({ record, place }) =>
          () =>
            callStudio('PATCH', `/api/${collection}/${record}?depth=0`, { sortOrder: place + 1 }),
      )
    void keep(calls, items)
  }

  function toggle(id: string, isOn: boolean) {
    setItems(items.map((item) => (item.id === id ? { ...item, isOn } : item)))
    void keep([() => callStudio('PATCH', `/api/${collection}/${id}?depth=0`, { [switchField]: isOn })], items)
  }

  let shown = 0
  return (
    <ol className="desk-order" aria-busy={isBusy}>
      {items.map((item, index) => {
        const isWanted = item.isOn && !item.isHidden
        if (isWanted) shown += 1
        const isHidden = !isWanted || (most !== undefined && shown > most)
        return (
          <li
            key={item.id}
            draggable={!isBusy}
            className={dragged === item.id ? 'is-dragged' : undefined}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.id)
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged) move(dragged, index)
              setDragged(null)
            }}
            onDragEnd={() => setDragged(null)}
          >
            <span className="desk-grip" aria-hidden="true">
              ⠿
            </span>
            <span className="desk-order-name">
              <a href={studioPaths.record(collection, item.id)}>{item.title}</a>
              {item.note ? <span className="desk-quiet desk-note">{item.note}</span> : null}
              {isHidden ? <span className="desk-mark">{texts.hidden}</span> : null}
            </span>
            <label>
              <input
                type="checkbox"
                checked={item.isOn}
                disabled={isBusy}
                onChange={(event) => toggle(item.id, event.target.checked)}
              />{' '}
              {texts.shown}
            </label>
            <button
              type="button"
              className="studio-button is-plain is-small"
              aria-label={texts.up(item.title)}
              disabled={isBusy || index === 0}
              onClick={() => move(item.id, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="studio-button is-plain is-small"
              aria-label={texts.down(item.title)}
              disabled={isBusy || index === items.length - 1}
              onClick={() => move(item.id, index + 1)}
            >
              ↓
            </button>
          </li>
        )
      })}
    </ol>
  )
}
