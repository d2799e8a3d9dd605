'use client'
import { useId } from 'react'
import { Options, type OptionsProps } from './options'

interface DeskFieldProps {
  name: string
  label: string
  hint?: string
  error?: string
  initial?: string
  /** Shown after the label of an optional field. */
  optional?: string
  type?: 'text' | 'date' | 'datetime-local' | 'email'
  /** Makes it a textarea. */
  rows?: number
  options?: OptionsProps['of']
  suggestions?: readonly string[]
}

const CONTROL = 'mt-auto min-w-0 aria-invalid:border-bad aria-invalid:shadow-[inset_3px_0_var(--color-bad)]'

/** A labelled form field of a desk: hint under the label, error under the field. */
export function DeskField(props: DeskFieldProps) {
  const { name, label, hint, error, initial, optional, type = 'text', rows, options, suggestions } = props
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const shared = {
    id,
    name,
    className: CONTROL,
    defaultValue: initial,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional === undefined && !options ? true : undefined,
  }
  return (
    <div className="flex flex-col gap-1">
      <label className="font-semibold" htmlFor={id}>
        {label} {optional ? <span className="font-normal text-quiet">{optional}</span> : null}
      </label>
      {hint ? (
        <p className="m-0 text-note text-quiet" id={hintId}>
          {hint}
        </p>
      ) : null}
      {options ? (
        <select {...shared}>
          <Options of={options} />
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} list={suggestions ? `${id}-list` : undefined} autoComplete="off" />
      )}
      {suggestions ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
      {error ? (
        <p className="m-0 text-note text-bad before:content-['⚠_'/'']" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
