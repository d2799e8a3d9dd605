import type { Stage } from '@/features/jobs/schema'

/** What a mail says of the stage that an application has reached. */
const STAGE_NEWS: Record<Stage, { subject: string; sentence: string }> = {
  applied: { subject: 'is under review', sentence: 'Your application is under review.' },
  shortlisted: {
    subject: 'was shortlisted',
    sentence: 'Your application was shortlisted. We will be in touch about what comes next.',
  },
  interview: { subject: 'has reached the interview', sentence: 'You are invited to an interview.' },
  offered: {
    subject: 'led to an offer',
    sentence: 'The post is offered to you. We will be in touch with the details.',
  },
  hired: { subject: 'was successful', sentence: 'You have the post. Congratulations!' },
  rejected: {
    subject: 'was not successful',
    sentence: 'Your application was not successful this time. Other posts like it may be open.',
  },
  withdrawn: { subject: 'was withdrawn', sentence: 'Your application was withdrawn.' },
}

export const applicationMails = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : 'Hello,'),
  dashboard: 'View Dashboard',
  received: {
    subject: (post: string) => `Application received: ${post}`,
    heading: 'Your application was received',
    sentence: (post: string, institution: string) =>
      `Thank you. Your application for ${post} (${institution}) is with our team.`,
    sample: 'The vacancy is a sample by which applying can be tried: nobody offers this post.',
    next: 'Your dashboard shows each step of it, and you can withdraw it there.',
  },
  resumed: {
    subject: (post: string) => `Withdrawal undone: ${post}`,
    heading: 'Your application is with our team again',
    sentence: (post: string, institution: string) =>
      `You have undone the withdrawal of your application for ${post} (${institution}). It stands where it stood before.`,
  },
  moved: {
    heading: (post: string) => `Your application for ${post}`,
    /** With places for what differs from one recipient to the next. */
    template: (stage: Stage) => ({
      subject: `Your application for {post} ${STAGE_NEWS[stage].subject}`,
      text: [
        '{greeting}',
        STAGE_NEWS[stage].sentence,
        ...(stage === 'interview' ? ['{interview}'] : []),
        'Institution: {institution}',
      ].join('\n\n'),
    }),
    nameless: 'applicant',
    interviewOpen: 'We will be in touch to agree on a day.',
  },
  team: {
    subject: (post: string, event: TeamEvent) => `${TEAM_EVENTS[event]}: ${post}`,
    heading: (event: TeamEvent) => TEAM_EVENTS[event],
    post: (post: string, institution: string) => `Post: ${post}, ${institution}`,
    sample: 'This is one of the sample vacancies of the first start.',
    applicant: (name: string | null) => `Applicant: ${name ?? 'name not given'}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    resume: (name: string) => `CV: ${name}, with the application in the studio.`,
    noResume: 'No CV was sent along.',
    note: 'Cover note:',
    noNote: 'No cover note was sent along.',
    open: 'Open in the studio',
  },
} as const

/** The events that the team is notified of. */
export type TeamEvent = 'new' | 'renewed' | 'withdrawn' | 'resumed'
const TEAM_EVENTS: Record<TeamEvent, string> = {
  new: 'New application',
  renewed: 'Application renewed',
  withdrawn: 'Application withdrawn',
  resumed: 'Withdrawal undone',
}
