'use client'
import { applicationTexts } from '../../application-texts'
import { STAGES, type Stage } from '../../schema'

interface StageSelectProps {
  label: string
  stage: Stage
  isDisabled: boolean
  onMove: (stage: Stage) => void
}

/** The stage of one application; choosing another asks before it moves. */
export function StageSelect({ label, stage, isDisabled, onMove }: StageSelectProps) {
  return (
    <select
      aria-label={label}
      value={stage}
      disabled={isDisabled}
      onChange={(event) => onMove(event.target.value as Stage)}
    >
      {STAGES.map((one) => (
        <option key={one} value={one}>
          {applicationTexts.stages[one]}
        </option>
      ))}
    </select>
  )
}
