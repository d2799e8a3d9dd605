import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

interface FieldFrame {
  /** Also the id of the control; the hint and the error take theirs from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Marks the field "(optional)"; everything else is required, which the form says once. */
  optional?: boolean
  className?: string
}

/** What ties a control to its label, hint and error. */
function fieldAttributes({ id, hint, error, optional }: Pick<FieldFrame, 'id' | 'hint' | 'error' | 'optional'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name: id,
    required: !optional,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

/** Label above, hint under the label, error under the control. */
export function Field({ id, label, hint, error, optional, className, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" /> {error}
        </p>
      )}
    </div>
  )
}

type Control<Element extends 'input' | 'select' | 'textarea'> = Omit<FieldFrame, 'className'> &
  Omit<ComponentProps<Element>, 'id' | 'children' | 'className'>

/** A field of one line; `name` is the id unless stated. */
export function TextInput({ id, label, hint, error, optional, ...rest }: Control<'input'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <input type="text" {...fieldAttributes(frame)} {...rest} />
    </Field>
  )
}

/** A field of several lines. */
export function TextArea({ id, label, hint, error, optional, ...rest }: Control<'textarea'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <textarea {...fieldAttributes(frame)} {...rest} />
    </Field>
  )
}

/** A list to choose from: options as [value, text] pairs, with an optional first entry for "nothing chosen". */
export function SelectInput({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...rest
}: Control<'select'> & { options: readonly (readonly [value: string, text: string])[]; placeholder?: string }) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <select {...fieldAttributes(frame)} {...rest}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A file to choose; `accept` and the hint say which kinds and how large. */
export function FileInput({ id, label, hint, error, optional, ...rest }: Control<'input'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <input className="file" {...fieldAttributes(frame)} {...rest} type="file" />
    </Field>
  )
}

/** A box to tick, its words beside it; required only when the caller says so. */
export function CheckboxInput({ id, label, error, ...rest }: Control<'input'>) {
  return (
    <div className="field tick">
      <label htmlFor={id}>
        <input
          {...rest}
          id={id}
          name={rest.name ?? id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" /> {error}
        </p>
      )}
    </div>
  )
}

/** The trap for programs that fill every field: people neither see nor reach it. */
export function HoneypotInput({ name = 'website' }: { name?: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
