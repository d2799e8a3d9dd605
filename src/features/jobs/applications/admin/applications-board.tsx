'use client'
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { type Stage, TEAM_STAGES } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { applicationMessages } from '../application-messages'
import { useMoves } from '../moves/admin/use-moves'
import { ApplicationCard, CARD } from './board-card'
import { besideColumn, columnUnder } from './board-keys'
import type { StageColumn } from './desk-queries'
import { applicationDeskMessages as messages } from './messages'

const BOARD = 'mt-5 flex gap-3 overflow-x-auto pb-4'
/** A finger that scrolls does not drag: it rests on the card first. */
const TOUCH = { delay: 200, tolerance: 5 }
/** A press that stays where it is follows the link. */
const MOUSE = { distance: 5 }

const stageName = (stage: UniqueIdentifier) => applicationMessages(STUDIO_LANGUAGE).stages[stage as Stage]

interface BoardProps {
  columns: StageColumn[]
  listQuery: Record<string, string>
}

/** Applications as a board, one column for each stage: a card is dragged, or moved by its keys or its choice. */
export function ApplicationsBoard({ columns, listQuery }: BoardProps) {
  const moves = useMoves()
  const contextId = useId()
  const [held, setHeld] = useState<UniqueIdentifier | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: besideColumn }),
  )
  const cards = columns.flatMap(({ rows }) => rows)
  const cardOf = (id: UniqueIdentifier | null) => cards.find((card) => card.id === id)

  function drop({ active, over }: DragEndEvent) {
    setHeld(null)
    const card = cardOf(active.id)
    if (!card || !over || over.id === card.stage) return
    const stage = TEAM_STAGES.find((one) => one === over.id)
    if (stage) moves.ask([card], stage)
    else toast.error(messages.drag.refused)
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: announcementsOf((id) => cardOf(id)?.name ?? ''),
        screenReaderInstructions: { draggable: messages.drag.how },
      }}
      onDragStart={({ active }) => setHeld(active.id)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={drop}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard, empty or not */}
      <ul className={BOARD} tabIndex={0} aria-label={messages.board} aria-busy={moves.isBusy || moves.isPending}>
        {columns.map((column) => (
          <StageOfBoard key={column.stage} {...column} moves={moves} listQuery={listQuery} />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {held ? <div className={`${CARD} cursor-grabbing font-semibold shadow-float`}>{cardOf(held)?.name}</div> : null}
      </DragOverlay>
      {moves.dialog}
    </DndContext>
  )
}

interface ColumnProps extends StageColumn {
  moves: ReturnType<typeof useMoves>
  listQuery: Record<string, string>
}

/** One stage; a card over it marks it, unless it is the applicant's alone. */
function StageOfBoard({ stage, total, rows, moves, listQuery }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  return (
    <li
      ref={setNodeRef}
      className={`flex-[1_0_11.5rem] rounded-card ${isOver && stage !== 'withdrawn' ? 'bg-brand-wash' : ''}`}
    >
      <h2 className="mt-0 mb-2 border-b-2 border-brand pb-[0.4rem] text-desk">
        {stageName(stage)} <span className="font-normal text-quiet">{grouped(STUDIO_LANGUAGE, total)}</span>
      </h2>
      <ul className="mb-[0.6rem] grid gap-[0.6rem]">
        {rows.map((card) => (
          <ApplicationCard key={card.id} card={card} isDisabled={moves.isBusy} onMove={(to) => moves.ask([card], to)} />
        ))}
      </ul>
      {total > rows.length ? (
        <a href={jobDeskPaths.applications({ ...listQuery, stage })}>{messages.more(total - rows.length)}</a>
      ) : null}
    </li>
  )
}

/** What a screen reader is told while a card is dragged: the name, and the stage under it. */
const announcementsOf = (nameOf: (id: UniqueIdentifier) => string): Announcements => ({
  onDragStart: ({ active }) => messages.drag.held(nameOf(active.id)),
  onDragOver: ({ active, over }) => (over ? messages.drag.over(nameOf(active.id), stageName(over.id)) : undefined),
  // The dialog that asks speaks for itself.
  onDragEnd: () => undefined,
  onDragCancel: ({ active }) => messages.drag.cancelled(nameOf(active.id)),
})
