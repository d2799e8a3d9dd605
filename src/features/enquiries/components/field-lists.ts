import { writerField } from '@/cms/personal/guardian/guardian-fields'
import { telephoneLink } from '@/components/layout/site-view'
import type { FormField } from '@/components/ui/forms/form-controls'
import type { Language } from '@/lib/language'
import { COURSES } from '@/lib/vocabulary'
import { enquiryMessages } from '../messages'
import {
  CONTACT_SUBJECTS,
  DEFAULT_SUBJECT,
  ENQUIRY_COUNTRIES,
  ENQUIRY_COURSES,
  type EnquiryFormName,
  MAX_LENGTH,
} from '../schema'

function fieldsIn(language: Language) {
  const { labels, hints, optional } = enquiryMessages(language)
  const hintOf: Partial<Record<string, string>> = hints
  const field = (name: keyof typeof labels & keyof typeof MAX_LENGTH, more: Partial<FormField> = {}): FormField => ({
    name,
    type: 'text',
    label: labels[name],
    hint: hintOf[name],
    maxLength: MAX_LENGTH[name],
    ...more,
  })
  return {
    field,
    optional: (field: FormField): FormField => ({ ...field, optional }),
    name: field('name', { autoComplete: 'name' }),
    email: field('email', { type: 'email', autoComplete: 'email' }),
    phone: field('phone', { type: 'tel', autoComplete: 'tel' }),
    message: field('message', { type: 'textarea', rows: 5 }),
  }
}

/** The default comes first. */
const SUBJECTS: readonly (typeof CONTACT_SUBJECTS)[number][] = [
  DEFAULT_SUBJECT,
  ...CONTACT_SUBJECTS.filter((key) => key !== DEFAULT_SUBJECT),
]

export function contactFields(language: Language): readonly FormField[] {
  const { labels, subjects } = enquiryMessages(language)
  const { name, email, phone, message, optional } = fieldsIn(language)
  const subject: FormField = {
    name: 'subject',
    type: 'select',
    label: labels.subject,
    value: DEFAULT_SUBJECT,
    options: SUBJECTS.map((key) => [key, subjects[key]] as const),
  }
  return [name, email, optional(phone), subject, message]
}

export function counsellingFields(language: Language): readonly FormField[] {
  const { name, email, phone, message } = fieldsIn(language)
  return [name, email, phone, message]
}

export function counsellingPopupFields(language: Language): readonly FormField[] {
  const { name, email, phone, message, optional } = fieldsIn(language)
  return [name, email, optional(phone), message]
}

/**
 * The admission form; the course of a guidance page is added to the six if missing.
 * @param known from the page that linked to the form
 */
export function admissionFields(
  language: Language,
  known: { course?: string; country?: string },
): readonly FormField[] {
  const { course, country } = known
  const messages = enquiryMessages(language)
  const { labels } = messages
  const { field, name, email, phone, message, optional } = fieldsIn(language)
  const offered = ENQUIRY_COURSES.map((key) => [key, messages.courses[key]] as const)
  const other = COURSES.find(({ key }) => key === course && !offered.some(([known]) => known === key))
  return [
    name,
    email,
    phone,
    // Not of type `number`, which accepts no Devanagari digits and is empty for unreadable input.
    optional(field('neetScore', { inputMode: 'numeric' })),
    optional({
      name: 'course',
      type: 'select',
      label: labels.course,
      value: course,
      placeholder: messages.nothingChosen,
      options: other ? [...offered, [other.key, other.name] as const] : offered,
    }),
    optional({
      name: 'country',
      type: 'select',
      label: labels.country,
      value: country,
      placeholder: messages.nothingChosen,
      options: ENQUIRY_COUNTRIES.map((key) => [key, messages.countries[key]] as const),
    }),
    optional(message),
    writerField(language),
    optional(field('guardianContact', { onlyFor: 'minor' })),
  ]
}

/**
 * The form beside a comparison of colleges.
 * @param rank from the page's URL
 */
export function comparisonFormFields(language: Language, rank: number | null): readonly FormField[] {
  const { field, name, email, phone, message, optional } = fieldsIn(language)
  const known = rank === null ? {} : { value: String(rank) }
  return [name, email, phone, optional(field('rank', { inputMode: 'numeric', ...known })), optional(message)]
}

/** The next steps after sending: shown beside the form, in its place, and on the page without script. */
export function afterSending(language: Language, phone: string | null) {
  const { title, steps, call, again } = enquiryMessages(language).after
  return { title, steps, again, call: phone ? { text: call, phone, href: telephoneLink(phone) } : null }
}

/** The texts around a form's fields. */
export type FormLabels = ReturnType<typeof formLabels>

/** @param phone ours, for urgent questions */
export function formLabels(language: Language, form: EnquiryFormName, phone: string | null) {
  const messages = enquiryMessages(language)
  const success: { title: string; text?: string } = messages.success[form]
  return {
    submit: messages.submit[form],
    sending: messages.sending,
    leaveEmpty: messages.leaveEmpty,
    allRequired: messages.allRequired,
    unexpected: messages.unexpected,
    success,
    /** Replaces the form after success. */
    after: afterSending(language, phone),
    consent: messages.consent,
  }
}
