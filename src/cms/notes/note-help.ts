import type { FieldHelp } from '../fields/with-help'

/** What the studio says beside the fields of notes. */
export const noteHelp: FieldHelp = {
  notes: 'For the team; the person never sees them.',
  'notes.text': ['Note', 'What was said or agreed.'],
  'notes.by': 'Written by itself.',
  'notes.at': ['When', 'Written by itself.'],
}
