/** What only a file of vacancies can be refused for. */
export const vacancyRowTexts = {
  inTrash: 'This vacancy is in the trash. Restore it first, or have it deleted for good.',
  notADate: 'This is not a date. Write 2026-12-31, 31/12/2026 or 31-12-2026.',
  notAType: (types: readonly string[]) => `This must be one of ${types.join(', ')}.`,
} as const
