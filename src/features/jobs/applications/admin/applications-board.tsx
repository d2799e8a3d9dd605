'use client'
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { dayText } from '@/cms/admin/messages'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { type Stage, TEAM_STAGES, type TeamStage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { applicationMessages } from '../application-messages'
import { useMoves } from '../moves/admin/use-moves'
import type { ApplicationRow, StageColumn } from './desk-queries'
import { applicationDeskMessages as messages } from './messages'
import { StageSelect } from './stage-select'

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The column under the pointer or, for the keyboard, under most of the card. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** The arrow keys move a card to the next column. */
const besideColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code]
  if (!step) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects.entries()].sort(([, one], [, other]) => one.left - other.left)
  const now = columns.findIndex(([id]) => id === context.over?.id)
  const next = columns[now + step]?.[1]
  return next ? { ...currentCoordinates, x: next.left } : undefined
}

const CARD = 'grid gap-[0.2rem] rounded-card border border-rule bg-raised p-3'

interface CardProps {
  card: ApplicationRow
  isDisabled: boolean
  onMove: (to: TeamStage) => void
}

/** One application on the board, with a handle for the keyboard. A withdrawn one cannot be moved. */
function ApplicationCard({ card, isDisabled, onMove }: CardProps) {
  const isFixed = card.stage === 'withdrawn'
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    disabled: isFixed || isDisabled,
  })
  return (
    <li ref={setNodeRef} className={`${CARD} ${isDragging ? 'opacity-50' : ''}`}>
      <div
        className={`grid gap-[0.2rem] wrap-anywhere ${isFixed ? '' : 'cursor-grab touch-manipulation'}`}
        {...listeners}
      >
        <a href={jobDeskPaths.application(card.id)}>{card.name}</a>
        <span>{card.jobTitle}</span>
        <span className="text-quiet">{dayText(card.appliedAt)}</span>
      </div>
      <div className="flex items-center justify-between gap-1">
        <StageSelect
          id={card.id}
          steps={card.steps}
          label={messages.stageOf(card.name)}
          stage={card.stage}
          isDisabled={isDisabled}
          onMove={onMove}
        />
        {isFixed ? null : (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className="-me-2 min-h-11 min-w-8 flex-none cursor-grab border-0 bg-transparent text-quiet"
            {...attributes}
            {...listeners}
            aria-label={messages.drag.handle(card.name)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
      </div>
    </li>
  )
}

const BOARD = 'mt-5 flex gap-3 overflow-x-auto pb-4'
/** A touch drags after resting, so that scrolling still works. */
const TOUCH = { delay: 200, tolerance: 5 }
/** A press without movement follows the link. */
const MOUSE = { distance: 5 }

const stageName = (stage: UniqueIdentifier) => applicationMessages(STUDIO_LANGUAGE).stages[stage as Stage]

interface BoardProps {
  columns: StageColumn[]
  listQuery: Record<string, string>
}

/** Applications as a board with a column per stage: cards are moved by dragging, by keyboard or by their select. */
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
          <BoardColumn key={column.stage} {...column} moves={moves} listQuery={listQuery} />
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

/** One stage, marked while a card is over it, except for withdrawals, which are the applicant's. */
function BoardColumn({ stage, total, rows, moves, listQuery }: ColumnProps) {
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

/** Screen reader announcements while a card is dragged: its name and the stage below it. */
const announcementsOf = (nameOf: (id: UniqueIdentifier) => string): Announcements => ({
  onDragStart: ({ active }) => messages.drag.held(nameOf(active.id)),
  onDragOver: ({ active, over }) => (over ? messages.drag.over(nameOf(active.id), stageName(over.id)) : undefined),
  // The dialog that opens is announced by itself.
  onDragEnd: () => undefined,
  onDragCancel: ({ active }) => messages.drag.cancelled(nameOf(active.id)),
})
