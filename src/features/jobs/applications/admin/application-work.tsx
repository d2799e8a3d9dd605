'use client'
import { useMemo } from 'react'
import { callStudio } from '@/cms/admin/desk/call-studio'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { sideColumn, studioButton } from '@/cms/admin/desk/looks'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import type { Stage } from '@/features/jobs/schema'
import { StageSelect } from './stage-select'
import { applicationDeskTexts as texts } from './texts'
import { useMoves } from './use-moves'

interface WorkProps {
  id: string
  /** When the application last changed before it was read for this screen. */
  updatedAt: string
  name: string
  stage: Stage
  teamNotes: string
}

/** What the team does with one application: moves it and writes notes. */
export function ApplicationWork({ id, updatedAt, name, stage, teamNotes }: WorkProps) {
  const moves = useMoves()
  const { run, isBusy } = useDeskCalls()

  const values = useMemo(() => ({ teamNotes }), [teamNotes])

  const save = (form: FormData) => {
    const data = { teamNotes: String(form.get('teamNotes')), updatedAt }
    return run(
      () => callStudio('PATCH', `/api/job-applications/${id}?depth=0`, data),
      texts.one.saved,
      texts.one.notSaved,
    )
  }

  return (
    <aside className={sideColumn}>
      <h3>{texts.stage}</h3>
      <StageSelect
        label={texts.stageOf(name)}
        stage={stage}
        isDisabled={moves.isBusy}
        onMove={(to) => moves.ask([id], to)}
      />
      <DeskForm values={values} onSave={save}>
        <DeskField
          name="teamNotes"
          label={texts.one.teamNotes}
          hint={texts.one.teamNotesHint}
          initial={teamNotes}
          optional=""
          rows={6}
        />
        <button className={studioButton({ kind: 'plain' })} type="submit" disabled={isBusy}>
          {texts.one.save}
        </button>
      </DeskForm>
      {moves.dialog}
    </aside>
  )
}
