'use client'
import { mark } from '@/cms/admin/desk/looks'
import { STAGES, type Stage } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationTexts } from '../application-texts'
import { applicationDeskTexts as texts } from './texts'

interface StageSelectProps {
  label: string
  stage: Stage
  isDisabled: boolean
  onMove: (stage: Stage) => void
}

/** The stages that the team moves applications to; withdrawing is the applicant's. */
export const TEAM_STAGES = STAGES.filter((stage) => stage !== 'withdrawn')

/** The stage of one application; choosing another asks before it moves. A withdrawn one has ended for the team. */
export function StageSelect({ label, stage, isDisabled, onMove }: StageSelectProps) {
  if (stage === 'withdrawn')
    return <span className={mark()}>{texts.ended(applicationTexts(STUDIO_LANGUAGE).stages.withdrawn)}</span>
  return (
    <select
      aria-label={label}
      value={stage}
      disabled={isDisabled}
      onChange={(event) => onMove(event.target.value as Stage)}
    >
      {TEAM_STAGES.map((one) => (
        <option key={one} value={one}>
          {applicationTexts(STUDIO_LANGUAGE).stages[one]}
        </option>
      ))}
    </select>
  )
}
