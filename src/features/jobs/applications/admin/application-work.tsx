'use client'
import { sideColumn } from '@/cms/admin/desk/looks'
import { NoteList, type ShownNote } from '@/cms/notes/note-list'
import type { Stage } from '@/features/jobs/schema'
import { useMoves } from '../moves/admin/use-moves'
import { StageSelect } from './stage-select'
import { applicationDeskTexts as texts } from './texts'

interface WorkProps {
  id: string
  name: string
  stage: Stage
  notes: readonly ShownNote[]
}

/** What the team does with one application: moves it and writes notes. */
export function ApplicationWork({ id, name, stage, notes }: WorkProps) {
  const moves = useMoves()
  return (
    <aside className={sideColumn}>
      <h3>{texts.stage}</h3>
      <StageSelect
        label={texts.stageOf(name)}
        stage={stage}
        isDisabled={moves.isBusy}
        onMove={(to) => moves.ask([id], to)}
      />
      <NoteList record={`/api/job-applications/${id}`} notes={notes} />
      {moves.dialog}
    </aside>
  )
}
