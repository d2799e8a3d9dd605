/** Every sentence of the mail that gathers what the team is told. */
export const digestTexts = {
  subject: (count: number) => (count === 1 ? 'One more notice' : `${count} more notices`),
  heading: 'What came in a short time',
  lead: 'So much arrived at once that the notices after the first ones were gathered here. Each is in the studio.',
  open: 'Open the studio',
} as const
