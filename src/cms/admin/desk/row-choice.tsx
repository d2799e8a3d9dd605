'use client'
import { Options } from './options'
import { StudioButton } from './styles'

interface RowChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  isDisabled: boolean
  onChoose: (value: string) => void
}

/** A value of a row that can be changed in place. */
export const RowChoice = ({ label, value, options, isDisabled, onChoose }: RowChoiceProps) => (
  <select aria-label={label} value={value} disabled={isDisabled} onChange={(event) => onChoose(event.target.value)}>
    <Options of={options} />
  </select>
)

interface BulkChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  isDisabled: boolean
  onChoose: (value: Value) => void
}

/** Sets a value on all selected rows: a button per value. */
export const BulkChoice = <Value extends string>({ label, options, isDisabled, onChoose }: BulkChoiceProps<Value>) => (
  <>
    <span>{label}</span>
    {options.map((option) => (
      <StudioButton
        key={option.value}
        kind="plain"
        size="small"
        disabled={isDisabled}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </StudioButton>
    ))}
  </>
)
