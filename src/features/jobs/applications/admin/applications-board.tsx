'use client'
import { dayText } from '@/cms/admin/overview/days'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { Stage } from '@/features/jobs/schema'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationMessages } from '../application-messages'
import { useMoves } from '../moves/admin/use-moves'
import type { DeskApplication } from './applications-table'
import { applicationDeskMessages as texts } from './messages'
import { StageSelect } from './stage-select'

const BOARD = 'mt-5 flex gap-4 overflow-x-auto pb-4'

interface BoardProps {
  columns: { stage: Stage; total: number; cards: DeskApplication[] }[]
  listQuery: Record<string, string>
}

/** Applications as a board, one column for each stage. */
export function ApplicationsBoard({ columns, listQuery }: BoardProps) {
  const moves = useMoves()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard, empty or not */}
      <ul className={BOARD} tabIndex={0} aria-label={texts.board} aria-busy={moves.isBusy || moves.isPending}>
        {columns.map(({ stage, total, cards }) => (
          <li key={stage} className="flex-[0_0_15.5rem]">
            <h2 className="mt-0 mb-2 border-b-2 border-brand pb-[0.4rem] text-desk">
              {applicationMessages(STUDIO_LANGUAGE).stages[stage]}{' '}
              <span className="font-normal text-quiet">{grouped(STUDIO_LANGUAGE, total)}</span>
            </h2>
            <ul className="mb-[0.6rem] grid gap-[0.6rem]">
              {cards.map((card) => (
                <li key={card.id} className="grid gap-[0.2rem] rounded-card border border-rule bg-raised p-3">
                  <a href={jobDeskPaths.application(card.id)}>{card.name}</a>
                  <span>{card.jobTitle}</span>
                  <span className="text-quiet">{dayText(card.appliedAt)}</span>
                  <StageSelect
                    id={card.id}
                    steps={card.steps}
                    label={texts.stageOf(card.name)}
                    stage={card.stage}
                    isDisabled={moves.isBusy}
                    onMove={(to) => moves.ask([card], to)}
                  />
                </li>
              ))}
            </ul>
            {total > cards.length ? (
              <a href={jobDeskPaths.applications({ ...listQuery, stage })}>{texts.more(total - cards.length)}</a>
            ) : null}
          </li>
        ))}
      </ul>
      {moves.dialog}
    </>
  )
}
