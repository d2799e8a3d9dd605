import type { Field } from 'payload'
import { checkText, checkTextarea } from '@/cms/fields/checks/checks'
import { placeholderMessages, placeholderProblem } from './placeholders'

export const LONGEST_SUBJECT = 200
export const LONGEST_MAIL = 10_000

/**
 * Subject and text of a template.
 * @param places the names that are filled in for each recipient, as in {name}; any other is refused at its field
 * @param initial what stands there until somebody writes another
 */
export function templateFields(places: readonly string[], initial?: { subject: string; text: string }): Field[] {
  const problem = (value: string) => placeholderProblem(value, places)
  return [
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      required: true,
      maxLength: LONGEST_SUBJECT,
      // By a function: the database need not know it.
      defaultValue: () => initial?.subject,
      validate: checkText(problem),
      admin: { description: placeholderMessages.subject },
    },
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      required: true,
      maxLength: LONGEST_MAIL,
      defaultValue: () => initial?.text,
      validate: checkTextarea(problem),
      admin: { rows: 8, description: placeholderMessages.help(places) },
    },
  ]
}
