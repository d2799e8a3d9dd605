import { MAX_REASON_LENGTH, type PostingAnswer, type PostingState } from '../schema'

const states: Record<PostingState, string> = {
  unconfirmed: 'Not confirmed',
  waiting: 'Waiting',
  'changes-asked': 'Change asked for',
  published: 'Published',
  declined: 'Declined',
  closed: 'Taken back',
}

const acts: Record<PostingAnswer, string> = {
  published: 'Publish',
  'changes-asked': 'Ask for a change',
  declined: 'Decline',
}

/** All messages of the desk of vacancies that hospitals send in. */
export const postingDeskMessages = {
  states,
  acts,
  mails: 'Mails to hospitals',
  answerMail: 'Sent to the hospital with this answer.',
  task: 'Sent in',
  one: 'Vacancy sent in',
  title: 'Sent in by hospitals',
  intro: 'Nothing of this is on the site until you publish it. Each answer goes to the hospital by mail.',
  state: 'State',
  search: 'Search',
  searchHint: 'Title, institution or email',
  nothing: 'Hospitals have sent nothing that matches.',
  columns: { vacancy: 'Vacancy', hospital: 'Hospital', state: 'State', since: 'Since', contact: 'Contact' },
  suspected: 'Looks like spam',
  changesPublished: 'Changes a published one',
  back: 'Sent in by hospitals',
  notFound: 'There is no such vacancy. It may have been deleted.',
  yes: 'Yes',
  now: 'On the site now:',
  onSite: 'Open on the site',
  edit: 'Edit the vacancy',
  inTrash: 'Its vacancy is in the trash. Publishing a change of the hospital brings it back.',
  waitingFor: 'Not confirmed yet: its sender has not opened the link in the mail. It cannot be answered.',
  reason: 'Reason, in the words that the hospital reads',
  reasonMissing: 'Say why.',
  reasonTooLong: `The reason is too long: ${MAX_REASON_LENGTH} characters at most.`,
  answered: (answer: PostingAnswer) => `${states[answer]}. The hospital gets a mail.`,
  failed: 'This could not be done',
  institutionPage: 'Page of the hospital',
  noInstitutionPage: 'None: the name alone is shown',
  overview: { title: 'Vacancies that hospitals sent', look: 'Look' },
} as const
