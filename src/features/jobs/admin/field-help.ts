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
  history: ['History', 'Every stage the application went through. Written by itself.'],
  'history.stage': 'The stage it came to.',
  'history.at': ['When', 'The moment of the change.'],
  'history.by': 'Who changed it.',
  'history.withResume': 'Whether a CV was sent along that time.',
  'history.withNote': 'Whether a note was sent along that time.',
  'history.mailed': 'Whether the applicant was told of it by mail.',
  ...noteHelp,
}
