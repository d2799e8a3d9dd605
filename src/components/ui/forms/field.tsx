import type { ComponentProps, ReactNode } from 'react'
import { languageOfText } from '@/lib/language'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { controlBox, selectBox } from './control-boxes'

interface FieldFrame {
  /** Also the control's id; hint and error ids derive from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Marks an optional field; all others are required, which the form states once. */
  optional?: string
  className?: string
}

/** Attributes tying a control to its label, hint and error. */
export function fieldAttributes({ id, hint, error, optional }: Pick<FieldFrame, 'id' | 'hint' | 'error' | 'optional'>) {
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
    <div className={classNames('grid gap-[0.3rem]', className)}>
      <label htmlFor={id} className="leading-heading-4 font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> {optional}</span>}
      </label>
      {hint && (
        <p className="text-sm/hint text-quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-[0.45rem] text-sm/hint font-semibold text-bad" id={id}>
      <Icon name="alert" className="mt-[0.08em]" /> {children}
    </p>
  )
}

type Control<Element extends 'input' | 'select' | 'textarea'> = Omit<FieldFrame, 'className'> &
  Omit<ComponentProps<Element>, 'id' | 'children' | 'className'>

/** Single-line field; `name` defaults to the id. */
export function TextInput({ id, label, hint, error, optional, ...rest }: Control<'input'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <input type="text" className={controlBox} {...fieldAttributes(frame)} {...rest} />
    </Field>
  )
}

/** Multi-line field. */
export function TextArea(props: Control<'textarea'> & { tall?: string }) {
  const { id, label, hint, error, optional, tall = 'min-h-30 resize-y', ...rest } = props
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <textarea className={classNames(controlBox, tall)} {...fieldAttributes(frame)} {...rest} />
    </Field>
  )
}

/** Select: options as [value, text] pairs, with an optional empty first entry. */
export function SelectInput(
  props: Control<'select'> & { options: readonly (readonly [value: string, text: string])[]; placeholder?: string },
) {
  const { id, label, hint, error, optional, options, placeholder, ...rest } = props
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <select className={selectBox} {...fieldAttributes(frame)} {...rest}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value} lang={languageOfText(text)}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** File input; `accept` and the hint say which types and sizes. */
export function FileInput({ id, label, hint, error, optional, ...rest }: Control<'input'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Field {...frame}>
      <input
        className={`control p-[0.6rem] file:mr-[0.8rem] file:rounded-[4px] file:border file:border-edge file:bg-sunk file:px-[0.7rem] file:py-[0.2rem] file:text-ink`}
        {...fieldAttributes(frame)}
        {...rest}
        type="file"
      />
    </Field>
  )
}

const tickLabel = 'flex min-h-tap cursor-pointer items-start gap-[0.7rem] py-2 leading-notice'
const tickBox = 'mt-[0.1rem] size-[1.35rem] flex-none accent-brand'

/** Checkbox with its label; required only if stated. */
export function CheckboxInput({ id, label, hint, error, ...rest }: Control<'input'>) {
  return (
    <div className="grid gap-[0.3rem]">
      <label htmlFor={id} className={tickLabel}>
        <input
          className={tickBox}
          {...rest}
          id={id}
          name={rest.name ?? id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="wrap-anywhere">
          {label}
          {hint && <span className="block text-sm/hint text-quiet">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Radio group; `name` is the id. */
export function ChoiceInput(
  props: Pick<FieldFrame, 'id' | 'hint' | 'error'> & {
    /** The id by default. */
    name?: string
    label: string
    options: readonly (readonly [value: string, text: string])[]
    defaultValue?: string
  },
) {
  const { id, name = id, label, hint, error, options, defaultValue } = props
  const described = fieldAttributes(props)['aria-describedby']
  return (
    <fieldset id={id} className="grid min-w-0 gap-[0.3rem]" aria-describedby={described}>
      <legend className="leading-heading-4 font-semibold">{label}</legend>
      {hint && (
        <p className="text-sm/hint text-quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map(([value, text]) => (
        <label key={value} htmlFor={`${id}-${value}`} className={tickLabel}>
          <input
            className={tickBox}
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
          <span className="wrap-anywhere">{text}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Honeypot for bots: hidden from people. */
export function HoneypotInput({ name = 'website', label }: { name?: string; label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
