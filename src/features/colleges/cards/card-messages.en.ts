/** The words on a college's card. */
export const collegeCardMessages = {
  college: 'College',
  place: 'Location',
  kind: 'Type of college',
  fees: 'Fee a year',
  seats: 'Seats',
  established: 'Established',
  /** What follows a figure where no column head says it. */
  units: { fees: 'a year', seats: 'seats', established: 'since' },
  notKnown: 'not known',
  more: (count: number) => `+${count} more`,
} as const
