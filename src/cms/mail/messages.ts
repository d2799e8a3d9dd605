import { plural } from '@/lib/text/format'

/** Every sentence of the mail that gathers what the team is told. */
export const digestMessages = {
  subject: (count: number) => plural('en', count, { one: 'One more notice', other: `${count} more notices` }),
  heading: 'What came in a short time',
  lead: 'So much arrived at once that the notices after the first ones were gathered here. Each is in the studio.',
  open: 'Open the studio',
} as const
