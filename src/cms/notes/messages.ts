/** All messages about staff notes. */
export const noteMessages = {
  title: 'Notes',
  hint: 'For the team. The person never sees them.',
  none: 'No notes yet.',
  add: 'New note',
  save: 'Add note',
  added: 'Note added.',
  notSaved: 'That could not be saved',
  errorMessages: {
    'note-missing': 'Write something first.',
    'note-too-long': 'This note is too long. Shorten it, or write two.',
  },
} as const
