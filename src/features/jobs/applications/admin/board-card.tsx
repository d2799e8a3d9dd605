'use client'
import { useDraggable } from '@dnd-kit/core'
import { dayText } from '@/cms/admin/messages'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { TeamStage } from '@/features/jobs/schema'
import type { ApplicationRow } from './desk-queries'
import { applicationDeskMessages as messages } from './messages'
import { StageSelect } from './stage-select'

export const CARD = 'grid gap-[0.2rem] rounded-card border border-rule bg-raised p-3'

interface CardProps {
  card: ApplicationRow
  isDisabled: boolean
  onMove: (to: TeamStage) => void
}

/** One application on the board, with its handle for the keyboard. A withdrawn one has ended for the team and stays. */
export function ApplicationCard({ card, isDisabled, onMove }: CardProps) {
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
