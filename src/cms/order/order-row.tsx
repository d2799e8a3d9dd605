'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { mark, studioButton } from '../admin/desk/styles'
import { studioPaths } from '../admin/shell/studio-paths'
import { orderMessages } from './messages'

export interface OrderItem {
  id: string
  title: string
  isOn: boolean
  /** Not seen by visitors although it is on: a draft, or not its time. */
  isHidden?: boolean
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

/** One record of an ordered list, with its handle, its switch and its arrows. */
export function OrderRow({ item, collection, isHidden, isFirst, isLast, onMove, onToggle }: OrderRowProps) {
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
      <span className="flex-[1_1_14rem] max-xs:basis-[calc(100%-4rem)]">
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

/** Never `disabled`, which would take the focus away from who moves a record to the end with it. */
function Arrow({ label, sign, isAtEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={studioButton({ kind: 'plain', size: 'small', className: ARROW })}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
    >
      {sign}
    </button>
  )
}
