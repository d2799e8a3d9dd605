import { RETENTION } from '@/cms/personal/retention'
import type { Stage } from '../schema'
import { type SentDocuments, UNDO_HOURS } from './stage-rules'

const STAGES: Record<Stage, string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
}

const sentDocumentsOf = ({ resume, note }: SentDocuments) => {
  if (resume && note) return 'with CV and cover note'
  if (resume) return 'with CV'
  return note ? 'with cover note' : 'without CV and cover note'
}

/** Applications as their applicant follows them. */
export const applicationMessages = {
  stages: STAGES,
  /** What happened at one step of the history, and what went along with it. */
  happened: (
    { stage, papers, undoes }: { stage: Stage; papers: SentDocuments | null; undoes: boolean },
    isLater: boolean,
  ) =>
    `${undoes ? 'Withdrawal undone: ' : ''}${stage === 'applied' && isLater && !undoes ? 'Applied again' : STAGES[stage]}${papers ? ` ${sentDocumentsOf(papers)}` : ''}`,
  list: 'My applications',
  sample: 'Sample vacancy',
  post: 'Post',
  appliedOn: 'Applied',
  sentOn: (date: string) => `Shown to the institution on ${date}`,
  stage: 'Stage',
  interview: {
    title: (post: string) => `Interview: ${post}`,
    when: (moment: string) => `Interview: ${moment} (India, IST)`,
    where: (place: string) => `Place: ${place}`,
    calendar: 'Add to your calendar',
  },
  readMail: 'Read the email',
  actions: 'What you can do',
  since: (date: string) => `since ${date}`,
  timeline: 'History',
  pages: { label: 'Pages of applications', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
  withdrawn: 'Your application was withdrawn.',
  withdrawFailed: 'Your application could not be withdrawn. Please try again.',
  undone: 'The withdrawal is undone. Your application is with the team again.',
  undoFailed: 'The withdrawal could not be undone. Please try again.',
  actionMessages: {
    withdraw: 'Withdraw',
    withdrawing: 'Withdrawing...',
    undo: 'Undo withdrawal',
    undoing: 'One moment...',
    applyAgain: 'Apply again',
  },
  rule: `You can withdraw an application until it has ended, and undo that once, for ${UNDO_HOURS} hours, while the vacancy is open. One that you withdrew you can send again, with a new note and CV, while the vacancy is open; nobody else can. Its note and CV are deleted ${RETENTION.withdrawnPapersDays} days after you withdrew it. An application that was rejected or led to the post cannot be sent again.`,
  notSignedIn: 'You are not signed in any more.',
  notYours: 'This application was not found.',
} as const
