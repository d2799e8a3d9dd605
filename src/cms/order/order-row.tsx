'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { studioPaths } from '../admin/shell/studio-paths'
import { orderTexts } from './texts'

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

/** One record of an ordered list, with its handle, its switch and its arrows. */
export function OrderRow({ item, collection, isHidden, isFirst, isLast, onMove, onToggle }: OrderRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'is-dragged' : undefined}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="desk-grip"
        {...attributes}
        {...listeners}
        aria-label={orderTexts.drag(item.title)}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <span className="desk-order-name">
        <a href={studioPaths.record(collection, item.id)}>{item.title}</a>
        {item.note ? <span className="desk-quiet desk-note">{item.note}</span> : null}
        {isHidden ? <span className="desk-mark">{orderTexts.hidden}</span> : null}
      </span>
      <label>
        <input type="checkbox" checked={item.isOn} onChange={(event) => onToggle(event.target.checked)} />{' '}
        {orderTexts.shown}
      </label>
      <Arrow label={orderTexts.up(item.title)} sign="↑" isAtEnd={isFirst} onPress={() => onMove(-1)} />
      <Arrow label={orderTexts.down(item.title)} sign="↓" isAtEnd={isLast} onPress={() => onMove(1)} />
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
      className="studio-button is-plain is-small"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
    >
      {sign}
    </button>
  )
}
