import type { CourseKey, Qualification } from '../../lib/vocabulary'

/** Rupees per year as the specification gives them, without a source: the pages call them our own listing, not verified. */
export interface FeeRange {
  min: number
  max: number
  note: string
}

/** The shape in which the seed states one course. Texts name no state: guidance pages add those. */
export interface CourseSeed {
  key: CourseKey
  listingSlug: string
  name: string
  fullName: string
  /** "generic" shows career opportunities and top colleges, "state" the sidebar and FAQ layout. */
  layout: 'generic' | 'state'
  duration: string
  /** Two paragraphs, separated by an empty line. */
  description: string
  entranceExam: string
  /** A college teaches this course when it lists any of these. */
  qualifications: Qualification[]
  eligibility: string[]
  /** Exactly eight. */
  documents: string[]
  careerOpportunities: string[]
  governmentFees?: FeeRange
  privateFees?: FeeRange
  quotas?: string
  counselling: { national: { name: string; website: string } }
  whyChoose: { title: string; text: string }[]
  faq: { question: string; answer: string }[]
  seoTitle: string
  seoDescription: string
  sources: { label: string; url?: string; year: number }[]
}
