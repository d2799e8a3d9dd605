import { plural } from '@/lib/text/format'
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
    count: (count: number) =>
      plural('en', count, { one: 'One correction waits.', other: `${count} corrections wait.` }),
    none: 'No correction waits.',
    columns: {
      page: 'Page',
      figure: 'Figure',
      right: 'What is right',
      evidence: 'Where it can be read',
      since: 'Since',
    },
    all: 'All corrections',
  },
} as const
