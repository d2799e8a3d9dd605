import { type FormState, wasChosen } from '@/lib/errors/action-result'
import { CheckboxInput, ChoiceInput, SelectInput, TextArea, TextInput } from './field'
import { LimitedFileInput } from './limited-file-input'
import { PasswordInput } from './password-input'

/** A form field as data: named by the server, rendered by the client. */
export interface FormField {
  name: string
  /** `username` is hidden: it tells password managers the account. */
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
  /** Id if another field of the page has this name; by default the name, prefixed by the form's. */
  id?: string
  hint?: string
  /** Marks an optional field. */
  optional?: string
  autoComplete?: string
  maxLength?: number
  inputMode?: 'numeric'
  /** First and last day of a date field. */
  min?: string
  max?: string
  /** Suggestions while typing; other values are allowed. */
  suggestions?: readonly string[]
  /** Initial value; `on` for a ticked checkbox. */
  value?: string
  options?: readonly (readonly [value: string, text: string])[]
  /** Empty first entry of a select. */
  placeholder?: string
  rows?: number
  /** Shown only while a select of the form has this value, with or without script. */
  onlyFor?: 'minor'
  /** Labels of the show-password button. */
  reveal?: { show: string; hide: string }
  /** Accepted types, maximum bytes, and the messages for larger files and for one that has to be chosen again. */
  file?: { accept: string; max: number; tooLarge: string; again: string }
}

export const fieldId = (form: string | undefined, { id, name }: Pick<FormField, 'id' | 'name'>): string =>
  id ?? (form ? `${form}-${name}` : name)

interface ControlsProps {
  form?: string
  compact?: boolean
  fields: readonly FormField[]
  state: FormState
}

/** A form's controls with the submitted values, never a password or file, and errors. */
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
    return <CheckboxInput {...marked} required={!optional} defaultChecked={(values ? values[name] : value) === 'on'} />
  }
  if (type === 'password' && reveal) return <PasswordInput {...frame} {...reveal} />
  if (type === 'file' && file)
    return <LimitedFileInput {...frame} {...file} again={values?.[wasChosen(name)] && file.again} />
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
