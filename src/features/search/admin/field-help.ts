import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of a search word. */
export const searchTermHelp: FieldHelp = {
  kind: 'What the word stands for. Cities and other words are looked for in the texts; the others choose a filter.',
  value: [
    'As our records write it',
    'For example Bengaluru, Uttar Pradesh, Pediatrics. For a course or for who runs a college, the word of the list’s address: mbbs, government.',
  ],
  spellings: ['What people write instead', 'Press Enter after each: Bangalore, Banglore, बेंगलुरु.'],
}
