import type { FieldHelp } from '@/cms/fields/with-help'
import type { PersonKind } from '../person-kind'

export const personKindLabels: Record<PersonKind, string> = {
  doctor: 'Doctor or health professional',
  aspirant: 'Aspirant',
  parent: 'Parent or guardian',
}

/** What the studio says beside the fields of a person. */
export const personHelp: FieldHelp = {
  verified: 'Set when the person opens the link in their mail and gives their password. Without it nobody can sign in.',
  fullName: 'As it stands in the header and on applications.',
  phone: 'With country code.',
  kind: 'What the person said of themselves. The profile asks by it.',
  photo: 'Square, chosen by the person.',
  professional: 'What institutions see with an application.',
  'professional.qualification': 'For example MD (Cardiology).',
  'professional.speciality': 'For example Cardiology.',
  'professional.registrationNumber': 'From the medical council.',
  'professional.registrationCouncil': 'Where the person is registered, for example Bihar Medical Council.',
  'professional.experienceYears': 'Whole years.',
  'professional.currentCity': 'Where the person works now.',
  'professional.noticePeriodDays': 'How many days after an offer the person can begin.',
  'professional.placesWanted': 'Cities where the person would work, with commas between them.',
  resume: 'The CV that is sent along with applications. Only its owner and administrators open it.',
}
