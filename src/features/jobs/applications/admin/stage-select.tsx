'use client'
import { mark } from '@/cms/admin/desk/looks'
import { type Stage, TEAM_STAGES, type TeamStage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationTexts } from '../application-texts'
import { applicationDeskTexts as texts } from './texts'

interface StageSelectProps {
  label: string
  stage: Stage
  isDisabled: boolean
  onMove: (stage: TeamStage) => void
}

/** The stage of one application; choosing another asks before it moves. A withdrawn one has ended for the team. */
export function StageSelect({ label, stage, isDisabled, onMove }: StageSelectProps) {
  if (stage === 'withdrawn')
    return <span className={mark()}>{texts.ended(applicationTexts(STUDIO_LANGUAGE).stages.withdrawn)}</span>
  return (
    <select
      aria-label={label}
      value={stage}
      disabled={isDisabled}
      onChange={(event) => {
        const chosen = TEAM_STAGES.find((one) => one === event.target.value)
        if (chosen) onMove(chosen)
      }}
    >
      {TEAM_STAGES.map((one) => (
        <option key={one} value={one}>
          {applicationTexts(STUDIO_LANGUAGE).stages[one]}
        </option>
      ))}
    </select>
  )
}
