/** Every sentence of the import of fees. */
export const feeImportMessages = {
  title: 'Import fees',
  intro:
    'Fees by kind of seat as CSV, one amount in each row. Each college is found by its address. You see what would happen before anything is saved.',
  noun: ['amount', 'amounts'],
  heads: ['College', 'Seat', 'Rupees'],
  columns:
    'Needed columns: slug, course, year, amount and source. Also understood: seat_pool (government, all-india, private, institutional, management, deemed, nri or foreign), kind (fee, bond, stipend or deposit; a fee when empty), covers, and source_kind (official, college or press; our own listing when empty). A row changes the amount of the same college, course, seat, kind and year; other amounts stay. The page shows the latest year of each seat first.',
  show: 'Show the colleges',
} as const

/** What a row of fees can be refused for. */
export const feeRowMessages = {
  amount: 'Write the amount in rupees, as a whole number.',
  unknownSlug: 'No college has this address.',
  inTrash: 'This college is in the trash. Restore it first.',
  twice: (row: number | string) => `The same amount stands in row ${row} already.`,
} as const
