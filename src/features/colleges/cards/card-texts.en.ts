const FIGURES = { fees: 'fees', seats: 'seats', established: 'established' } as const

/** The words on a college's card. */
export const collegeCardTexts = {
  courses: 'Courses',
  fees: 'Fees per year',
  seats: 'Seats',
  established: 'Established',
  notStated: 'not stated',
  more: (count: number) => `+${count} more`,
  from: 'Sources',
  /** Before the mark of a document: "Seats, established:". */
  standingOf: (figures: readonly (keyof typeof FIGURES)[]) => {
    const [first = '', ...others] = figures.map((figure) => FIGURES[figure])
    return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}:`
  },
} as const
