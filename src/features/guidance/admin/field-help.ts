import type { FieldHelp } from '@/cms/fields/with-help'

const fees: [string, string][] = [
  ['min', 'The lowest usual fee, digits only.'],
  ['max', 'The highest usual fee, digits only.'],
  ['note', 'What the figures leave out, for example hostel and mess.'],
  ['source', 'Where the figures stand, where there is no document to choose below.'],
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

const official: [string, string][] = [
  ['colleges', 'How many colleges the regulator’s list of the year names.'],
  ['seats', 'How many seats a year that list counts.'],
  ['year', 'The year of the list, for example 2024-25.'],
]
const officialHelp = (group: string, help: string): FieldHelp =>
  Object.fromEntries([[group, help], ...official.map(([field, words]) => [`${group}.${field}`, words])])

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
  ...officialHelp('officialTotal', 'Pages say how much of it the site lists: “294 of 780”.'),
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
  kind: 'States and union territories of India, provinces of Nepal. A country holds all of its colleges.',
  country: 'India or Nepal.',
  inCoursesMenu: 'The Courses menu of the site lists the ticked ones under MBBS.',
  capital: 'For example Patna.',
  neighbours: 'Offered on a guidance page that has no college of its own.',
  ...authorityHelp('counselling', 'Who fills the state’s seats in MBBS, BDS and MD/MS.'),
  ...authorityHelp('ayushCounselling', 'Leave empty when it is the same authority.'),
  healthUniversity: 'The university to which the colleges of the state belong.',
  introduction: 'What the MBBS page of the state says about it, in a paragraph.',
  ...officialHelp(
    'officialTotals',
    'Pages say how much of them the site lists: “15 of 73”. Without them they say that it is not known.',
  ),
  'officialTotals.course': 'One line for each course.',
  commissionFees:
    'What a college may charge, as the Medical Education Commission says. Shown on every page of Nepal when given for the country.',
  'commissionFees.course': 'What is studied.',
  'commissionFees.seats': 'For which seats, for example Inside the Kathmandu valley.',
  'commissionFees.amount': 'In Nepali rupees, digits only. Indian rupees are shown beside it.',
  'commissionFees.per': 'What the amount pays for.',
  'commissionFees.year': 'The year that the amount is of, for example 2025-26.',
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
