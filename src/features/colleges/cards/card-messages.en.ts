export const collegeCardMessages = {
  college: 'College',
  place: 'Location',
  kind: 'Type of college',
  fees: 'Fee a year',
  seats: 'Seats',
  established: 'Established',
  /** Unit after a figure without a column heading. */
  units: { fees: 'a year', seats: 'seats', established: 'since' },
  notKnown: 'not known',
  more: (count: number) => `+${count} more`,
} as const
