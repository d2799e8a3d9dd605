/** What only a file of vacancies can be refused for. */
export const vacancyRowTexts = {
  notADate: 'This is not a date. Write 2026-12-31, 31/12/2026 or 31-12-2026.',
  notAType: (types: readonly string[]) => `This must be one of ${types.join(', ')}.`,
} as const
