import type { FieldHelp } from '@/cms/fields/with-help'
import { noteHelp } from '@/cms/notes/note-help'

/** What the studio says beside the fields of an application. */
export const applicationHelp: FieldHelp = {
  user: 'The person who applied.',
  job: 'The vacancy as it is today. Empty when it was deleted meanwhile.',
  jobTitle: 'The post as it was called on the day of the application.',
  companyName: 'The institution as it was called on that day.',
  isSample: 'The vacancy was one of the samples of the first start: nobody offers the post.',
  appliedAt: 'When the application came in.',
  status:
    'How far the application is. The applicant gets the mail of the new stage; on the desk it can be changed or left out.',
  resume: 'The CV that was sent along. Only administrators and its owner can open it.',
  coverNote: 'What the applicant wrote to the institution.',
  mayBeSentOn: ['May be sent on', 'Whether the applicant agreed that the institution is shown the application.'],
  sentOnAt: ['Sent on', 'When the hospital that sent the vacancy in was shown this application.'],
  history: ['History', 'Every stage the application went through. Written by itself.'],
  'history.stage': 'The stage it came to.',
  'history.at': ['When', 'The moment of the change.'],
  'history.by': 'Who changed it.',
  'history.withResume': 'Whether a CV was sent along that time.',
  'history.withNote': 'Whether a note was sent along that time.',
  interviewAt: ['Interview', 'Day and time in India. Set it on the desk, where the applicant is told by mail.'],
  interviewPlace: ['Place of the interview', 'Where the applicant comes to, as the mail says it.'],
  'history.mailSubject': ['Subject of the mail', 'Of the mail that told of it.'],
  'history.mailText': ['Text of the mail', 'The mail as it was sent.'],
  'history.mailed': 'Whether the applicant was told of it by mail.',
  ...noteHelp,
}

/** What the studio says beside the fields of a hospital. */
export const institutionHelp: FieldHelp = {
  name: 'As it calls itself. The vacancies that name it bear the same.',
  kind: 'What it is.',
  location: 'The city, as vacancies write it.',
  beds: 'Only as the hospital or a public list states it. Left empty, nothing is said.',
  bedsStatedOn: 'The day on which that was stated.',
  website: 'Its own site. Asked once a week whether it still answers.',
  about: 'What it is, in its own words or yours. Leave a blank line between paragraphs.',
  logo: 'Shown beside the name. Without one the page has a drawing.',
}
