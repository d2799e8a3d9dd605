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
  LONGEST,
} from '../schema'
import type { FormLabels } from './form-fields'

/** The fields that several forms ask for. */
function commonFields(language: Language) {
  const { labels, hints, optional } = enquiryMessages(language)
  return {
    optional: <Field extends FormField>(field: Field) => ({ ...field, optional }),
    name: { name: 'name', type: 'text', label: labels.name, autoComplete: 'name', maxLength: LONGEST.name },
    email: { name: 'email', type: 'email', label: labels.email, autoComplete: 'email', maxLength: LONGEST.email },
    phone: {
      name: 'phone',
      type: 'tel',
      label: labels.phone,
      hint: hints.phone,
      autoComplete: 'tel',
      maxLength: LONGEST.phone,
    },
    message: { name: 'message', type: 'textarea', label: labels.message, maxLength: LONGEST.message, rows: 5 },
  } as const
}

/** The default of the data stands first. */
const SUBJECTS: readonly (typeof CONTACT_SUBJECTS)[number][] = [
  DEFAULT_SUBJECT,
  ...CONTACT_SUBJECTS.filter((key) => key !== DEFAULT_SUBJECT),
]

export function contactFields(language: Language): readonly FormField[] {
  const { labels, subjects } = enquiryMessages(language)
  const { name, email, phone, message, optional } = commonFields(language)
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
  const { name, email, phone, message } = commonFields(language)
  return [name, email, phone, message]
}

export function counsellingPopupFields(language: Language): readonly FormField[] {
  const { name, email, phone, message, optional } = commonFields(language)
  return [name, email, optional(phone), message]
}

/** What the page that led to the form has decided already. */
export interface AdmissionPrefill {
  course?: string
  country?: string
}

/** The admission form; a course of a guidance page that is not among the six is offered as well. */
export function admissionFields(language: Language, { course, country }: AdmissionPrefill = {}): readonly FormField[] {
  const messages = enquiryMessages(language)
  const { labels, hints } = messages
  const { name, email, phone, message, optional } = commonFields(language)
  const offered = ENQUIRY_COURSES.map((key) => [key, messages.courses[key]] as const)
  const other = COURSES.find(({ key }) => key === course && !offered.some(([known]) => known === key))
  return [
    name,
    email,
    phone,
    optional({
      name: 'neetScore',
      // No field of the kind `number`: it takes no Devanagari digits, and is empty for what it cannot read.
      type: 'text',
      inputMode: 'numeric',
      label: labels.neetScore,
      hint: hints.neetScore,
      maxLength: LONGEST.neetScore,
    }),
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
    optional({
      name: 'guardianContact',
      type: 'text',
      label: labels.guardianContact,
      hint: hints.guardianContact,
      maxLength: LONGEST.guardianContact,
      onlyFor: 'minor',
    }),
  ]
}

/**
 * The form beside a comparison: who writes, their rank, and what they want to know.
 * @param rank what the address of the page names already
 */
export function comparisonFormFields(language: Language, rank: number | null): readonly FormField[] {
  const { labels, hints } = enquiryMessages(language)
  const { name, email, phone, message, optional } = commonFields(language)
  return [
    name,
    email,
    phone,
    optional({
      name: 'rank',
      type: 'text',
      inputMode: 'numeric',
      label: labels.rank,
      hint: hints.rank,
      maxLength: LONGEST.rank,
      ...(rank === null ? {} : { value: String(rank) }),
    }),
    optional(message),
  ]
}

/** What happens once a form was taken: the same beside it, in its place, and on the page for browsers without script. */
export function afterSending(language: Language, phone: string | null): FormLabels['after'] {
  const { title, steps, call, again } = enquiryMessages(language).after
  return { title, steps, again, call: phone ? { text: call, phone, href: telephoneLink(phone) } : null }
}

/**
 * The words around the fields of a form.
 * @param phone ours, for what cannot wait
 */
export function formLabels(language: Language, form: EnquiryFormName, phone: string | null): FormLabels {
  const messages = enquiryMessages(language)
  return {
    submit: messages.submit[form],
    sending: messages.sending,
    leaveEmpty: messages.leaveEmpty,
    allRequired: messages.allRequired,
    unexpected: messages.unexpected,
    success: messages.success[form],
    after: afterSending(language, phone),
    consent: messages.consent,
  }
}
