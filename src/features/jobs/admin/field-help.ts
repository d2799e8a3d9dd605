import type { FieldHelp } from '@/cms/fields/with-help'
import { noteHelp } from '@/cms/notes/note-help'

/** What the studio says beside the fields of a vacancy. */
export const jobHelp: FieldHelp = {
  title: ['Job title', 'As applicants search for it, for example Assistant Professor, Cardiology.'],
  department: 'The branch of medicine, for example Cardiology. Visitors filter by it.',
  location: 'The city where the post is. Visitors filter by it.',
  type: ['Type of post', 'Full-time unless you say otherwise.'],
  qualification: 'What the post asks for, for example MD or DNB.',
  salaryMax: 'Read from the text when left empty.',
  description: 'What the post is about. Leave a blank line between paragraphs.',
  requirements: 'What you ask of applicants, one on each line.',
  hospital: [
    'Page of the hospital',
    'The institution then bears its name. Left empty, the institution is as written, or confidential.',
  ],
  walkInAt: ['Walk-in interview', 'Day and time. The vacancy stays open until that day is over.'],
  walkInUntil: ['Walk-in until', 'When nobody is received any more, on the same day.'],
  walkInPlace: ['Where', 'The address to come to, with floor or room.'],
  status: 'Visitors see Active vacancies only. Closed ones keep their page, which says so.',
  postedAt: 'The day the vacancy was published. The newest stand first.',
}

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

/** What the studio says beside the fields of a vacancy that a hospital sent in. */
export const postingHelp: FieldHelp = {
  title: 'The post, as the hospital wrote it.',
  institutionName: ['Institution', 'Named by whoever sent it; the team alone knows it where it is confidential.'],
  institutionKind: ['Kind of institution', 'What it is, as it said.'],
  isConfidential: ['Confidential', 'The site shows no name.'],
  department: 'The branch of medicine.',
  designation: 'The rank.',
  location: ['Place', 'The city of the post.'],
  type: ['Type of post', 'Full-time, part-time and so on.'],
  experience: 'What the post asks for.',
  qualification: 'What the post asks for.',
  salary: 'As it is to be shown.',
  description: 'What the post is about.',
  requirements: 'What is asked of applicants.',
  deadline: 'The last day to apply.',
  walkInAt: ['Walk-in interview', 'Day and time.'],
  walkInUntil: ['Walk-in until', 'When nobody is received any more.'],
  walkInPlace: ['Walk-in at', 'The address to come to.'],
  contactName: ['Contact', 'Who wrote to us. Not shown on the site.'],
  email: ['E-mail', 'Where answers and the link to the vacancy go. Not shown on the site.'],
  phone: 'For questions of the team. Not shown on the site.',
  state: 'How far it is. The desk answers it.',
  stateSince: ['Since', 'When it came to that state.'],
  reason: 'What the hospital was last told.',
  job: ['Vacancy on the site', 'The vacancy that was made of it.'],
  confirmedAt: ['Confirmed', 'When its sender opened the link in the mail.'],
  suspected: 'A program may have filled the form. Untick it when it did not.',
}
