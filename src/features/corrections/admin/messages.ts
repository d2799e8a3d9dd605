import { grouped, plural } from '@/lib/text/format'
import type { CorrectedKind, CorrectionStatus } from '../schema'

/** All messages about corrections in the studio. */
export const correctionDeskMessages = {
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
    count: (total: number) =>
      `${grouped('en', total)} ${plural('en', total, { one: 'correction from a reader waits', other: 'corrections from readers wait' })}`,
    about: 'About',
    right: 'What is right',
    evidence: 'Where it can be read',
    sent: 'Sent',
    action: 'Do',
    answer: 'Look and answer',
    allWaiting: (total: number) => `All ${grouped('en', total)} that wait`,
  },
} as const
