import type { FormField } from '@/components/ui/forms/form-controls'
import type { Language } from '@/lib/language'
import { WRITERS } from './guardian'
import { guardianMessages } from './guardian-messages'

/** Who is filling in the form; an adult by default. */
export function writerField(language: Language): FormField {
  const { label, writers } = guardianMessages(language)
  return {
    name: 'writesAs',
    type: 'select',
    label,
    value: 'adult',
    options: WRITERS.map((writer) => [writer, writers[writer]] as const),
  }
}
