import type { CorrectedKind, CorrectionStatus } from '../schema'

/** What the studio says of corrections. */
export const correctionDeskTexts = {
  kinds: { college: 'College', guidance: 'Course in a state', course: 'Course' } satisfies Record<
    CorrectedKind,
    string
  >,
  statuses: {
    new: 'Waiting',
    changed: 'Page changed',
    kept: 'Left as it is',
  } satisfies Record<CorrectionStatus, string>,
  waiting: {
    title: 'What readers say is wrong',
    look: 'Look',
    all: 'Corrections',
  },
} as const
