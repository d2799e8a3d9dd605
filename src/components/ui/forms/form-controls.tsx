import type { FormState } from '@/lib/errors/action-result'
import { CheckboxInput, ChoiceInput, SelectInput, TextArea, TextInput } from './field'
import { LimitedFileInput } from './limited-file-input'
import { PasswordInput } from './password-input'

/** One field of a form as data: the server names it, the browser draws it. */
export interface FormField {
  name: string
  /** `username` is not seen: it tells password managers whose password the form is about. */
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'datetime-local'
    | 'textarea'
    | 'select'
    | 'choice'
    | 'checkbox'
    | 'password'
    | 'file'
    | 'username'
  label: string
  /** Where another field of the page has this name; else the name, after the form's own where it has one. */
  id?: string
  hint?: string
  /** The words that mark a field that may stay empty. */
  optional?: string
  autoComplete?: string
  maxLength?: number
  inputMode?: 'numeric'
  /** Of a day: the first and the last. */
  min?: string
  max?: string
  /** Offered while somebody types; anything else may be typed as well. */
  suggestions?: readonly string[]
  /** What the field holds before anybody types; `on` of a box that is ticked. */
  value?: string
  options?: readonly (readonly [value: string, text: string])[]
  /** First entry of a list for "nothing chosen". */
  placeholder?: string
  rows?: number
  /** Shown only while a list of the form has this value chosen; with and without script. */
  onlyFor?: 'minor'
  /** The words of the button that shows a password. */
  reveal?: { show: string; hide: string }
  /** Which files are taken, of how many bytes at most, and what is said of a larger one. */
  file?: { accept: string; most: number; tooLarge: string }
}

/** The id of a field of the form that is called so. */
export const fieldId = (form: string | undefined, { id, name }: Pick<FormField, 'id' | 'name'>): string =>
  id ?? (form ? `${form}-${name}` : name)

interface ControlsProps {
  form?: string
  /** Inside a dialog, where height is dear. */
  compact?: boolean
  fields: readonly FormField[]
  state: FormState
}

/** The controls of a form with what was typed, never a password or a file, and what needs mending. */
export const FormControls = ({ fields, ...common }: ControlsProps) =>
  fields.map(({ onlyFor, ...field }) =>
    onlyFor ? (
      <div key={field.name} className="[form:not(:has(option[value=minor]:checked))_&]:hidden">
        <Control {...common} field={field} />
      </div>
    ) : (
      <Control key={field.name} {...common} field={field} />
    ),
  )

function Control({
  form,
  compact,
  state: { values, fieldErrors },
  field: { type, options = [], placeholder, value, rows, reveal, file, suggestions, ...rest },
}: Omit<ControlsProps, 'fields'> & { field: FormField }) {
  const { name } = rest
  const frame = { ...rest, id: fieldId(form, rest), error: fieldErrors?.[name] }
  const common = { ...frame, defaultValue: values?.[name] ?? value ?? '' }
  if (type === 'textarea')
    return <TextArea {...common} rows={rows} tall={compact ? 'h-24 min-h-24 resize-y' : undefined} />
  if (type === 'select') return <SelectInput {...common} options={options} placeholder={placeholder} />
  if (type === 'choice') return <ChoiceInput {...common} options={options} />
  if (type === 'checkbox') {
    const { optional, ...marked } = frame
    return <CheckboxInput {...marked} required={!optional} defaultChecked={(values?.[name] ?? value) === 'on'} />
  }
  if (type === 'password' && reveal) return <PasswordInput {...frame} {...reveal} />
  if (type === 'file' && file) return <LimitedFileInput {...frame} {...file} />
  if (type === 'username')
    return (
      <input
        className="sr-only"
        type="email"
        autoComplete="username"
        value={value}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
    )
  const asEmail = type === 'email' && { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false }
  const input = <TextInput {...common} type={type} {...asEmail} list={suggestions && `${frame.id}-list`} />
  if (!suggestions) return input
  return (
    <>
      {input}
      <datalist id={`${frame.id}-list`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
