import type { FormField } from '@/components/ui/forms/form-controls'
import type { FieldKind } from '@/features/jobs/admin/vacancy-fields'
import { institutionMessages } from '@/features/jobs/institutions/messages'
import { jobMessages } from '@/features/jobs/messages'
import type { Language } from '@/lib/language'
import { POSTING_ROWS, type PostingName, postingField } from '../../admin/posting-fields'
import { openDays } from '../form-schema'
import { postingMessages } from '../messages'

const AUTO_COMPLETE: Partial<Record<PostingName, string>> = {
  location: 'address-level2',
  institutionName: 'organization',
  contactName: 'name',
  email: 'email',
  phone: 'tel',
}
const TYPES: Partial<Record<FieldKind, FormField['type']>> = {
  text: 'textarea',
  choice: 'select',
  tick: 'checkbox',
  day: 'date',
  moment: 'datetime-local',
  email: 'email',
  phone: 'tel',
}

/**
 * The texts and grouped fields of the form, as passed to the browser.
 * @param own the values of a vacancy that is changed; its confirmed email cannot be changed
 */
export function postingParts(language: Language, own?: Record<string, string>) {
  const { labels, hints, groups, walkInLead, optional, choose, allRequired, leaveEmpty, ...texts } =
    postingMessages(language)
  const names: Record<string, string> = { ...institutionMessages(language).kinds, ...jobMessages(language).types }
  const hintOf: Partial<Record<string, string>> = hints
  const days = openDays()
  const field = (name: PostingName): FormField => {
    const { kind, max, isRequired, choices, suggestions } = postingField(name)
    return {
      name,
      type: TYPES[kind] ?? 'text',
      label: labels[name],
      hint: hintOf[name],
      value: own?.[name],
      maxLength: max,
      optional: isRequired ? undefined : optional,
      options: choices?.map((value) => [value, names[value] ?? value]),
      placeholder: isRequired ? undefined : choose,
      rows: name === 'description' ? 6 : 4,
      autoComplete: AUTO_COMPLETE[name],
      suggestions,
      ...(kind === 'day' && { min: days.first, max: days.last }),
    }
  }
  const consent: FormField = { name: 'consent', type: 'checkbox', label: labels.consent }
  return {
    groups: (['post', 'walkIn', 'hospital'] as const).map((name) => ({
      name,
      legend: groups[name],
      lead: name === 'walkIn' ? walkInLead : undefined,
      rows: POSTING_ROWS[name].map((row) => row.filter((one) => !own || one !== 'email').map(field)),
    })),
    consent: { ...texts.consent, field: consent },
    optional,
    allRequired,
    leaveEmpty,
    submit: texts.submit,
    changeSubmit: texts.own.changeSubmit,
    sending: texts.sending,
    failed: texts.failed,
  }
}
export type PostingParts = ReturnType<typeof postingParts>
