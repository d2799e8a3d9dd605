import { studioMessages } from '../messages'

export interface OptionsProps {
  /** A text is its own label. */
  of: readonly (string | { value: string | number; label: string })[]
  /** How many rows each choice would find; no number is shown for a missing one. */
  counts?: ReadonlyMap<string | number, number>
}

/** The choices of a select. */
export const Options = ({ of, counts }: OptionsProps) =>
  of.map((choice) => {
    const { value, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice
    return (
      <option key={value} value={value}>
        {studioMessages.list.choice(label, counts?.get(value))}
      </option>
    )
  })
