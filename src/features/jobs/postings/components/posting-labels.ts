import type { FieldKind } from '@/features/jobs/admin/vacancy-fields'
import { institutionMessages } from '@/features/jobs/institutions/messages'
import { jobMessages } from '@/features/jobs/messages'
import type { Language } from '@/lib/text/language'
import { POSTING_ROWS, type PostingName, postingField } from '../../admin/posting-fields'
import { postingMessages } from '../messages'

/** A control of the form, as the browser is handed it. */
export interface PostingControl {
  name: PostingName
  kind: FieldKind
  label: string
  hint?: string
  /** Most characters. */
  most?: number
  isRequired: boolean
  options?: readonly (readonly [value: string, text: string])[]
  suggestions?: readonly string[]
}

/** The words of the form and its controls in their groups, as the browser is handed them. */
export function postingLabels(language: Language) {
  const { labels, hints, groups, walkInLead, optional, choose, allRequired, leaveEmpty, ...texts } =
    postingMessages(language)
  const names: Record<string, string> = { ...institutionMessages(language).kinds, ...jobMessages(language).types }
  const hintOf: Partial<Record<string, string>> = hints
  const control = (name: PostingName): PostingControl => {
    const { kind, most, isRequired = false, choices, suggestions } = postingField(name)
    const options = choices?.map((value) => [value, names[value] ?? value] as const)
    return { name, kind, label: labels[name], hint: hintOf[name], most, isRequired, options, suggestions }
  }
  return {
    groups: (['post', 'walkIn', 'hospital'] as const).map((name) => ({
      name,
      legend: groups[name],
      lead: name === 'walkIn' ? walkInLead : undefined,
      rows: POSTING_ROWS[name].map((row) => row.map(control)),
    })),
    agreed: labels.consent,
    optional,
    choose,
    allRequired,
    leaveEmpty,
    submit: texts.submit,
    changeSubmit: texts.own.changeSubmit,
    sending: texts.sending,
    failed: texts.failed,
    consent: texts.consent,
    sentTitle: texts.sent.title,
  }
}
export type PostingLabels = ReturnType<typeof postingLabels>
