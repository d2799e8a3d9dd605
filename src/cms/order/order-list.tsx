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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { toast } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { mark, StudioButton } from '../admin/desk/styles'
import { callStudio } from '../admin/desk/use-desk'
import { studioPaths } from '../admin/shell/studio-paths'
import { LeaveGuard } from '../admin/unsaved/leave-guard'
import { orderMessages } from './messages'

export interface OrderItem {
  id: string
  title: string
  isOn: boolean
  /** Hidden from visitors although switched on: a draft, or outside its dates. */
  isHidden?: boolean
  /** Id of the record it shows: of several that show the same one, visitors see the first. */
  shows?: string
  note?: string
}

interface OrderRowProps {
  item: OrderItem
  collection: string
  isHidden: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onToggle: (isOn: boolean) => void
}

const ROW =
  'flex flex-wrap items-center gap-x-[0.9rem] gap-y-2 rounded-card border border-rule bg-raised px-[0.9rem] py-[0.6rem]'
const ARROW = 'max-xs:min-h-11 max-xs:min-w-11 aria-disabled:cursor-default aria-disabled:opacity-50'

/** A row of a sortable list: handle, switch and arrows. */
function OrderRow({ item, collection, isHidden, isFirst, isLast, onMove, onToggle }: OrderRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`${ROW} ${isDragging ? 'relative z-1 shadow-[0_6px_18px_rgb(0_0_0/25%)]' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="min-h-11 min-w-11 cursor-grab touch-manipulation border-0 bg-transparent text-quiet"
        {...attributes}
        {...listeners}
        aria-label={orderMessages.drag(item.title)}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere max-xs:basis-[calc(100%-4rem)]">
        <a href={studioPaths.record(collection, item.id)}>{item.title}</a>
        {item.note ? <span className="block text-quiet">{item.note}</span> : null}
        {isHidden ? <span className={mark()}>{orderMessages.hidden}</span> : null}
      </span>
      <label className="inline-flex items-center gap-[0.4rem] max-xs:min-h-11 max-xs:flex-1">
        <input type="checkbox" checked={item.isOn} onChange={(event) => onToggle(event.target.checked)} />{' '}
        {orderMessages.shown}
      </label>
      <Arrow label={orderMessages.up(item.title)} sign="↑" isAtEnd={isFirst} onPress={() => onMove(-1)} />
      <Arrow label={orderMessages.down(item.title)} sign="↓" isAtEnd={isLast} onPress={() => onMove(1)} />
    </li>
  )
}

interface ArrowProps {
  label: string
  sign: string
  isAtEnd: boolean
  onPress: () => void
}

/** Never `disabled`, which would drop the focus when a record reaches the end. */
const Arrow = ({ label, sign, isAtEnd, onPress }: ArrowProps) => (
  <StudioButton
    kind="plain"
    size="small"
    className={ARROW}
    aria-label={label}
    aria-disabled={isAtEnd}
    onClick={onPress}
  >
    {sign}
  </StudioButton>
)

interface OrderListProps {
  collection: string
  items: OrderItem[]
  /** How many of the enabled ones visitors see at most. */
  max?: number
}

const isSwitchedOn = ({ isOn, isHidden }: OrderItem) => isOn && !isHidden

const isSameShown = (other: OrderItem, item: OrderItem) =>
  isSwitchedOn(other) && item.shows !== undefined && other.shows === item.shows

/** Scrolling must not drag: the handle needs a long press. */
const TOUCH = { delay: 200, tolerance: 5 }
const MOUSE = { distance: 5 }

/** Records in display order: drag, or move with buttons; each move is saved immediately. */
export function OrderList({ collection, items: given, max }: OrderListProps) {
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
    const result = await callStudio('POST', `/api/${collection}/${url}`, body)
    isBusy.current = false
    setSaving(false)
    if (result.ok) {
      toast.success(orderMessages.saved)
    } else {
      setItems(items)
      toast.error(result.message ?? orderMessages.failed)
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
    const isWanted = isSwitchedOn(item) && !items.slice(0, index).some((other) => isSameShown(other, item))
    if (isWanted) shown += 1
    const isHidden = !isWanted || (max !== undefined && shown > max)
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

/** Screen reader announcements while dragging: title and position. */
function announcementsOf(items: readonly OrderItem[]): Announcements {
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? ''
  const place = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  return {
    onDragStart: () => undefined,
    // A drag starts over itself, and ends there when cancelled.
    onDragOver: ({ active, over }) => {
      if (!over) return
      const announce = over.id === active.id ? orderMessages.held : orderMessages.over
      return announce(title(active.id), place(over.id), items.length)
    },
    onDragEnd: ({ active, over }) =>
      over
        ? orderMessages.dropped(title(active.id), place(over.id), items.length)
        : orderMessages.cancelled(title(active.id)),
    onDragCancel: ({ active }) => orderMessages.cancelled(title(active.id)),
  }
}
