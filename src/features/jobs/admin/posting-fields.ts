import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import { INSTITUTION_KINDS } from '../institutions/schema'
import { type FieldRule, VACANCY_FIELDS, type VacancyFieldName } from './vacancy-fields'

/** What a hospital states about itself. */
const SENDER = {
  institutionName: {
    kind: 'line',
    isRequired: true,
    max: 200,
    sent: ['Institution', 'Named by whoever sent it; the team alone knows it where it is confidential.'],
  },
  institutionKind: {
    kind: 'choice',
    choices: INSTITUTION_KINDS,
    sent: ['Kind of institution', 'What it is, as it said.'],
    fact: 'Kind',
  },
  isConfidential: { kind: 'tick', sent: ['Confidential', 'The site shows no name.'], fact: 'Name kept confidential' },
  contactName: {
    kind: 'line',
    isRequired: true,
    max: 120,
    sent: ['Contact', 'Who wrote to us. Not shown on the site.'],
  },
  email: {
    kind: 'email',
    isRequired: true,
    max: MAX_EMAIL_LENGTH,
    sent: ['Email', 'Where answers and the link to the vacancy go. Not shown on the site.'],
  },
  phone: { kind: 'phone', max: 32, sent: ['Phone', 'For questions of the team. Not shown on the site.'] },
} as const satisfies Record<string, FieldRule>

/** What a hospital fills in, as its form groups it. */
export const POSTING_ROWS = {
  post: [
    ['title'],
    ['department', 'designation'],
    ['location', 'type'],
    ['experience', 'qualification'],
    ['salary'],
    ['description'],
    ['requirements'],
    ['deadline'],
  ],
  walkIn: [['walkInAt', 'walkInUntil'], ['walkInPlace']],
  hospital: [['institutionName'], ['institutionKind'], ['isConfidential'], ['contactName'], ['email'], ['phone']],
} as const satisfies Record<string, readonly (readonly (VacancyFieldName | keyof typeof SENDER)[])[]>

/** The fields that become part of the public vacancy, and those that only the team sees. */
export const POSTED = [...POSTING_ROWS.post.flat(), ...POSTING_ROWS.walkIn.flat()]
export const OF_SENDER = POSTING_ROWS.hospital.flat()
export type PostedName = (typeof POSTED)[number]
export type PostingName = PostedName | keyof typeof SENDER

/** The rules of a field as a hospital fills it in. */
export const postingField = (name: PostingName): FieldRule => {
  if (name in SENDER) return SENDER[name as keyof typeof SENDER]
  const { mostPosted, isAskedOfInstitutions, ...field } = VACANCY_FIELDS[name as PostedName]
  return { ...field, max: mostPosted ?? field.max, isRequired: field.isRequired ?? isAskedOfInstitutions }
}
