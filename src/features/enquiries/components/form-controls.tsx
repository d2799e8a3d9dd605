import { SelectInput, TextArea, TextInput } from '@/components/ui/forms/field'
import type { FormField } from './form-fields'

/** The controls of a form with what was typed and what needs mending. Ids carry the form's name: a page has two forms. */
export function FormControls({
  form,
  compact,
  fields,
  optional,
  values,
  errors,
}: {
  form: string
  compact?: boolean
  fields: readonly FormField[]
  /** Marks those that may stay empty. */
  optional: string
  values?: Record<string, string>
  errors?: Record<string, string>
}) {
  return fields.map(({ name, type, options = [], placeholder, value, optional: mayBeEmpty, ...rest }) => {
    const common = {
      ...rest,
      optional: mayBeEmpty ? optional : undefined,
      id: `${form}-${name}`,
      name,
      error: errors?.[name],
      defaultValue: values?.[name] ?? value ?? '',
    }
    if (type === 'textarea')
      return <TextArea key={name} {...common} rows={5} tall={compact ? 'h-24 min-h-24 resize-y' : undefined} />
    if (type === 'select') return <SelectInput key={name} {...common} options={options} placeholder={placeholder} />
    return <TextInput key={name} {...common} type={type} />
  })
}
