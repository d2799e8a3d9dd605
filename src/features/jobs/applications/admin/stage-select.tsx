'use client'
import { Options } from '@/cms/admin/desk/options'
import { mark } from '@/cms/admin/desk/styles'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { type Stage, TEAM_STAGES, type TeamStage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { applicationMessages } from '../application-messages'
import { applicationDeskMessages as messages } from './messages'

const STAGES = TEAM_STAGES.map((value) => ({ value, label: applicationMessages(STUDIO_LANGUAGE).stages[value] }))

interface StageSelectProps {
  id: string
  /** How many steps its history has. */
  steps: number
  label: string
  stage: Stage
  isDisabled: boolean
  onMove: (stage: TeamStage) => void
}

/** The stage of one application; choosing another asks for confirmation. A withdrawn one cannot be moved. */
export function StageSelect({ id, steps, label, stage, isDisabled, onMove }: StageSelectProps) {
  if (stage === 'withdrawn')
    return <span className={mark()}>{messages.ended(applicationMessages(STUDIO_LANGUAGE).stages.withdrawn)}</span>
  return (
    <form action={jobDeskPaths.moveApplication(id)} className="flex min-w-0 flex-wrap gap-2">
      <input type="hidden" name="steps" value={steps} />
      <select
        name="stage"
        className="max-w-full"
        aria-label={label}
        value={stage}
        disabled={isDisabled}
        onChange={(event) => {
          const chosen = TEAM_STAGES.find((one) => one === event.target.value)
          if (chosen) onMove(chosen)
        }}
      >
        <Options of={STAGES} />
      </select>
      <noscript>
        <button type="submit">{messages.moveTo}</button>
      </noscript>
    </form>
  )
}
