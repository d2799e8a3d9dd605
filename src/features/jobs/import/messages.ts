/** What only a file of vacancies can be refused for. */
export const vacancyRowMessages = {
  inTrash: 'This vacancy is in the trash. Restore it first, or have it deleted for good.',
  notADate: 'This is not a date. Write the day first: 31/12/2026 or 31-Dec-26, or write 2026-12-31.',
  notAMoment: 'This is not a day with a time. Write it like 2026-12-15 09:00.',
  tooEarly: (posted: string) =>
    `The deadline is before the day of posting, ${posted}. Give a later day, or leave the row out.`,
  nearlyAlike: (meant: string) =>
    `The site has “${meant}”. Write it so if it is meant: another spelling is another filter.`,
  notAType: (types: readonly string[]) => `This must be one of ${types.join(', ')}.`,
} as const
