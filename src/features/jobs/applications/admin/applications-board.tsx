'use client'
import { dayText } from '@/cms/admin/overview/days'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import type { Stage } from '@/features/jobs/schema'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationTexts } from '../application-texts'
import type { DeskApplication } from './applications-table'
import { StageSelect } from './stage-select'
import { applicationDeskTexts as texts } from './texts'
import { useMoves } from './use-moves'

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
      <ul className="desk-board" tabIndex={0} aria-label={texts.board} aria-busy={moves.isBusy || moves.isPending}>
        {columns.map(({ stage, total, cards }) => (
          <li key={stage}>
            <h2>
              {applicationTexts.stages[stage]} <span className="desk-quiet">{grouped(STUDIO_LANGUAGE, total)}</span>
            </h2>
            <ul>
              {cards.map((card) => (
                <li key={card.id} className="desk-card">
                  <a href={jobDeskPaths.application(card.id)}>{card.name}</a>
                  <span>{card.jobTitle}</span>
                  <span className="desk-quiet">{dayText(card.appliedAt)}</span>
                  <StageSelect
                    label={texts.stageOf(card.name)}
                    stage={card.stage}
                    isDisabled={moves.isBusy}
                    onMove={(to) => moves.ask([card.id], to)}
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
