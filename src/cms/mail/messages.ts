import { plural } from '@/lib/text/format'

/** Every sentence of the mail that gathers what the team is told. */
export const digestMessages = {
  subject: (count: number) => plural('en', count, { one: 'One more notice', other: `${count} more notices` }),
  heading: 'What came in a short time',
  lead: 'Many things arrived at once, so these notices come in one mail. Each is in the studio.',
  open: 'Open the studio',
} as const
