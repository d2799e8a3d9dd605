/** The words on a college's card. */
export const collegeCardMessages = {
  courses: 'Courses',
  fees: 'Fees per year',
  seats: 'Seats',
  established: 'Established',
  notStated: 'not stated',
  more: (count: number) => `+${count} more`,
} as const
