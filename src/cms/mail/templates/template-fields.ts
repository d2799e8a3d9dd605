import type { Field } from 'payload'
import { checkText, checkTextarea } from '@/cms/fields/checks/checks'

/** Placeholders of a template, such as {name}, in order. */
const placesIn = (text: string): string[] => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)

/**
 * Describes unknown or broken placeholders; null if valid.
 * @param known valid placeholders
 */
export function placeholderProblem(text: string, known: readonly string[]): string | null {
  const unknown = placesIn(text).find((name) => !known.includes(name))
  return unknown === undefined ? null : placeholderMessages.unknown(unknown, known)
}

const spelled = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')

export const placeholderMessages = {
  unknown: (name: string, known: readonly string[]) =>
    `Nothing is filled in for {${name}}. There are: ${spelled(known)}`,
  subject: 'What stands in the list of mails of whoever gets it.',
  help: (known: readonly string[]) => `Filled in for each recipient: ${spelled(known)}`,
}

export const MAX_SUBJECT_LENGTH = 200
export const MAX_MAIL_LENGTH = 10_000

/**
 * Subject and text of a template.
 * @param places placeholders filled in per recipient, as in {name}; any other is a validation error
 * @param initial default text
 */
export function templateFields(places: readonly string[], initial?: { subject: string; text: string }): Field[] {
  const problem = (value: string) => placeholderProblem(value, places)
  return [
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      required: true,
      maxLength: MAX_SUBJECT_LENGTH,
      // A function, so that the database needs no default.
      defaultValue: () => initial?.subject,
      validate: checkText(problem),
      admin: { description: placeholderMessages.subject },
    },
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      required: true,
      maxLength: MAX_MAIL_LENGTH,
      defaultValue: () => initial?.text,
      validate: checkTextarea(problem),
      admin: { rows: 8, description: placeholderMessages.help(places) },
    },
  ]
}
