'use client'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { toast } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { callStudio } from '../admin/desk/call-studio'
import { LeaveGuard } from '../admin/unsaved/leave-guard'
import { orderMessages } from './messages'
import { type OrderItem, OrderRow } from './order-row'

interface OrderListProps {
  collection: string
  items: OrderItem[]
  /** How many of those that are on visitors see at most. */
  most?: number
}

/** A finger that scrolls does not drag: it rests on the handle first. */
const TOUCH = { delay: 200, tolerance: 5 }
const MOUSE = { distance: 5 }

/** Records in the order in which visitors see them: dragged, or moved with the buttons; each move is kept at once. */
export function OrderList({ collection, items: given, most }: OrderListProps) {
  const [items, setItems] = useState(given)
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const contextId = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  async function keep(url: string, body: unknown, next: OrderItem[]) {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setItems(next)
    const answer = await callStudio('POST', `/api/${collection}/${url}`, body)
    isBusy.current = false
    setSaving(false)
    if (answer.ok) {
      toast.success(orderMessages.saved)
    } else {
      setItems(items)
      toast.error(answer.message ?? orderMessages.failed)
    }
  }

  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id)

  function move(id: UniqueIdentifier, to: number) {
    const from = placeOf(id)
    if (from < 0 || from === to || to < 0 || to >= items.length) return
    const next = arrayMove(items, from, to)
    void keep('order', { ids: next.map((item) => item.id) }, next)
  }

  const toggle = (id: string, isOn: boolean) =>
    void keep(
      `${id}/shown`,
      { isOn },
      items.map((item) => (item.id === id ? { ...item, isOn } : item)),
    )

  let shown = 0
  const rows = items.map((item, index) => {
    const isWanted = item.isOn && !item.isHidden
    if (isWanted) shown += 1
    const isHidden = !isWanted || (most !== undefined && shown > most)
    return (
      <OrderRow
        key={item.id}
        item={item}
        collection={collection}
        isHidden={isHidden}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        onMove={(by) => move(item.id, index + by)}
        onToggle={(isOn) => toggle(item.id, isOn)}
      />
    )
  })
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(items), screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={({ active, over }: DragEndEvent) => over && move(active.id, placeOf(over.id))}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol className="grid max-w-208 gap-2">{rows}</ol>
      </SortableContext>
      <LeaveGuard isUnsaved={isSaving} />
    </DndContext>
  )
}

const INSTRUCTIONS = { draggable: orderMessages.howToDrag }

/** What a screen reader is told while a record is dragged: its title, and the place among how many. */
function announcementsOf(items: readonly OrderItem[]): Announcements {
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? ''
  const place = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  return {
    onDragStart: () => undefined,
    // Over itself is where it begins, and where it comes back to.
    onDragOver: ({ active, over }) => {
      if (!over) return
      const said = over.id === active.id ? orderMessages.held : orderMessages.over
      return said(title(active.id), place(over.id), items.length)
    },
    onDragEnd: ({ active, over }) =>
      over
        ? orderMessages.dropped(title(active.id), place(over.id), items.length)
        : orderMessages.cancelled(title(active.id)),
    onDragCancel: ({ active }) => orderMessages.cancelled(title(active.id)),
  }
}
