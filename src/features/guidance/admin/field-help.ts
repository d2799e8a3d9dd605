import type { FieldHelp } from '@/cms/fields/with-help'

const fees: [string, string][] = [
  ['min', 'The lowest usual fee, digits only.'],
  ['max', 'The highest usual fee, digits only.'],
  ['note', 'What the figures leave out, for example hostel and mess.'],
  ['source', 'Where the figures stand.'],
  ['year', 'The year the figures are of.'],
]
const feesHelp = (group: string, help: string): FieldHelp =>
  Object.fromEntries([[group, help], ...fees.map(([field, words]) => [`${group}.${field}`, words])])

const authorityHelp = (group: string, help: string): FieldHelp => ({
  [group]: help,
  [`${group}.authority`]: 'Its full name.',
  [`${group}.website`]: 'With https:// in front.',
  [`${group}.note`]: 'What an applicant should know about it, in a sentence.',
})

const QUESTION = { question: 'As a parent would ask it.', answer: 'Two or three sentences.' }
const REASON = { title: 'A few words.', text: 'One or two sentences.' }

/** What the studio says beside the fields of a course. */
export const courseHelp: FieldHelp = {
  name: 'The short name, for example MBBS.',
  fullName: 'For example Bachelor of Medicine and Bachelor of Surgery.',
  layout: 'How the page of the course is built.',
  duration: 'For example 5.5 years, with the internship.',
  entranceExam: 'For example NEET-UG.',
  quotas: 'How seats are shared out between state and all India.',
  ...feesHelp('governmentFees', 'What students usually pay.'),
  ...feesHelp('privateFees', 'What students usually pay.'),
  'counselling.authority': 'Its full name, for example Medical Counselling Committee.',
  'counselling.website': 'With https:// in front.',
  whyChoose: 'Reasons that stand in a list on the pages of the course.',
  'whyChoose.title': REASON.title,
  'whyChoose.text': REASON.text,
  faq: 'Stand at the end of the page of the course.',
  'faq.question': QUESTION.question,
  'faq.answer': QUESTION.answer,
  seoTitle: 'About 60 characters; the site’s name is added. Left empty it is made from the name.',
  seoDescription: 'One or two sentences, about 160 characters.',
  sources: 'Where the facts of this course stand. Shown on the page.',
  'sources.label': 'The name of the document or office.',
  'sources.url': ['Web address', 'With https:// in front.'],
  'sources.year': 'The year it is of.',
}

/** What the studio says beside the fields of a state or province. */
export const regionHelp: FieldHelp = {
  name: 'As people write it, for example Bihar.',
  code: 'For example IN-BR. Ask a developer when in doubt.',
  kind: 'States and union territories of India, provinces of Nepal.',
  country: 'India or Nepal.',
  inCoursesMenu: 'The Courses menu of the site lists the ticked ones under MBBS.',
  capital: 'For example Patna.',
  neighbours: 'Offered on a guidance page that has no college of its own.',
  ...authorityHelp('counselling', 'Who fills the state’s seats in MBBS, BDS and MD/MS.'),
  ...authorityHelp('ayushCounselling', 'Leave empty when it is the same authority.'),
  healthUniversity: 'The university to which the colleges of the state belong.',
  introduction: 'What the guidance pages say about the state, in a paragraph.',
}

/** What the studio says beside the fields of a guidance page. */
export const guidancePageHelp: FieldHelp = {
  course: 'The page is about this course …',
  region: '… in this state. There is one page for each pair.',
  'whyChoose.title': REASON.title,
  'whyChoose.text': REASON.text,
  'faq.question': QUESTION.question,
  'faq.answer': QUESTION.answer,
}
